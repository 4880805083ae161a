# The colours of a race.

race-colour-yellow = yellow
race-colour-blue = blue
race-colour-violet = violet
race-colour-green = green
race-colour-red = red
race-colour-orange = orange

# They stand on dice and cards: all six must differ at a glance, so no two may be alike but for an accent.

race-letter-yellow = Y
race-letter-blue = B
race-letter-violet = V
race-letter-green = G
race-letter-red = R
race-letter-orange = O
