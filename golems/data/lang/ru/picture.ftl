# Немного слов к картинке поля.

picture-board = Поле
picture-before = До
picture-after = После
picture-barrels = бочки
picture-goals = цели
picture-out = выбыл
picture-damaged = повреждено
picture-damage = повреждений
picture-lives = жизни
picture-carries = несёт бочку
picture-parobot = ПароБот
picture-faces = смотрит
