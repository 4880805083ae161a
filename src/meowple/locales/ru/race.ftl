# The colours of a race. Their first letters stand on dice and cards, so all six must differ.

race-colour-yellow = жёлтый
race-colour-blue = синий
race-colour-violet = фиолетовый
race-colour-green = зелёный
race-colour-red = красный
race-colour-orange = оранжевый
