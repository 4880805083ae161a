# The colours of a race. Their first letters stand on dice and cards, so all six must differ.

race-colour-yellow = yellow
race-colour-blue = blue
race-colour-violet = violet
race-colour-green = green
race-colour-red = red
race-colour-orange = orange
