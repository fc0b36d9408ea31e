# Сценарии: названия и суть в одной строке.
scenario-kings-road = Королевская дорога
scenario-kings-road-idea = Гонка: первым встань у своих ворот.
scenario-royal-hill = Королевский холм
scenario-royal-hill-idea = Окажись на холме в конце двух циклов подряд и не дай этого сделать сопернику.
scenario-firewood = Дрова
scenario-firewood-idea = Принеси домой две бочки дров раньше соперника.
scenario-night-watch = Ночной дозор
scenario-night-watch-idea = Один голем прячется шесть циклов, другой его ищет.
scenario-iron-dragon = Железный дракон
scenario-iron-dragon-idea = Два голема охотятся на дракона с пятью жизнями; ему нужно продержаться восемь циклов.
scenario-two-banks = Два берега
scenario-two-banks-idea = Переправься по течению: это стоит жизни, но другого пути нет.
scenario-cooperage = Двор бондаря
scenario-cooperage-idea = Первым разбей три бочки.
scenario-lone-porter = Одинокий носильщик
scenario-lone-porter-idea = Один на поле: отнеси обе бочки в угол, пока не кончилась энергия.
