"""Find luck for the lessons: `python -m tools.find_lesson.tail`, and so on."""
