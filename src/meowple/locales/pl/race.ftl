# The colours of a race. Their first letters stand on dice and cards, so all six must differ.

race-colour-yellow = żółty
race-colour-blue = niebieski
race-colour-violet = fioletowy
race-colour-green = zielony
race-colour-red = czerwony
race-colour-orange = pomarańczowy
