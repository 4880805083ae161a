# The colours of a race.

race-colour-yellow = żółty
race-colour-blue = niebieski
race-colour-violet = fioletowy
race-colour-green = zielony
race-colour-red = czerwony
race-colour-orange = pomarańczowy

# They stand on dice and cards: all six must differ at a glance, so no two may be alike but for an accent.

race-letter-yellow = Ł
race-letter-blue = N
race-letter-violet = F
race-letter-green = Z
race-letter-red = C
race-letter-orange = P
