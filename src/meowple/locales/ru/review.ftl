# Оконченная партия, рассмотренная ещё раз: в терминале и на странице.

review-title = Разбор игры { $game }: { $seat }
review-line = Шанс на победу перед каждым решением и в конце:
review-dear = Самые дорогие решения:
review-decision = Решение { $number } из { $of }
review-played = Сыграно: { $move }
review-better = Лучше: { $move }
review-chances = Шанс на победу: примерно { $before } с лучшим ходом, примерно { $chosen } с сыгранным.
review-why = По сравнению с сыгранным: { $why }.
review-nothing-dear = Ни одно решение не стоило заметного шанса: отличная игра.
review-nothing-chosen = На этом месте выбирать было не из чего.
review-about = примерно { $points }
review-unclear = слишком мало, чтобы сказать точно
review-mostly-luck = Этот результат больше всего объясняет везение.
review-mostly-own = Этот результат больше всего объясняют собственные решения.
review-mostly-others = Этот результат больше всего объясняют ходы остальных.
review-added-up = От равного шанса { $even } до { $ended } в конце, в процентных пунктах:
review-luck = Раздача, собственные карты и кубики: { $luck }
review-cost = Собственные решения по сравнению с лучшими: { $cost }
review-others = Остальные игроки, их ходы и их везение: { $others }
