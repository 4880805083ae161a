# The colours of a race. Their first letters stand on dice and cards, so all six must differ.

race-colour-yellow = жовтий
race-colour-blue = синій
race-colour-violet = фіолетовий
race-colour-green = зелений
race-colour-red = червоний
race-colour-orange = помаранчевий
