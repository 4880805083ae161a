# What is printed on the box: the shelf shows it before anything else of the game is there.

cafe-title = КотоКафе
cafe-blurb = Кидай кубики, малюй іграшки й подушки, і хай у вежах живуть щасливі коти.
cafe-little = Удвох і без поспіху, а бот — ще кошеня.
cafe-more = Урок 2: усі предмети
