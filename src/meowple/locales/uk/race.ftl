# The colours of a race.

race-colour-yellow = жовтий
race-colour-blue = синій
race-colour-violet = фіолетовий
race-colour-green = зелений
race-colour-red = червоний
race-colour-orange = помаранчевий

# They stand on dice and cards: all six must differ at a glance, so no two may be alike but for an accent.

race-letter-yellow = Ж
race-letter-blue = С
race-letter-violet = Ф
race-letter-green = З
race-letter-red = Ч
race-letter-orange = П
