# Why a move is good, against the next best one: parts of a sentence, with a number for each.

tail-why-points = твої очки за раунд — близько { $here } замість { $there }
tail-why-rival-points = найменші очки інших за раунд — близько { $here } замість { $there }
tail-why-ahead = найнижчий ряд у кінці раунду — твій у { $here } зі 100 випадків замість { $there }
