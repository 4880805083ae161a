# The colours of a race.

race-colour-yellow = жёлтый
race-colour-blue = синий
race-colour-violet = фиолетовый
race-colour-green = зелёный
race-colour-red = красный
race-colour-orange = оранжевый

# They stand on dice and cards: all six must differ at a glance, so no two may be alike but for an accent.

race-letter-yellow = Ж
race-letter-blue = С
race-letter-violet = Ф
race-letter-green = З
race-letter-red = К
race-letter-orange = О
