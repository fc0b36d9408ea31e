"""golems explain: a round told in sentences."""

from itertools import groupby

from golems.cli.common import File, Lang, read_json, speak


def explain(file: File, lang: Lang = None) -> None:
    """Play out one round (the input of resolve) and tell it in sentences, each with its clause."""
    from golems.notation.tasks import play_task, read_task
    from golems.words.story import Teller

    language = speak(lang)
    task = read_task(read_json(file))
    teller = Teller(task.position, language)
    sentences = teller.tell_all(play_task(task).events)
    for row, told in groupby(sentences, key=lambda sentence: sentence.row):
        print(language.say("story-row", row=row))
        for sentence in told:
            print(f"  {sentence.text} [{sentence.rule}]")
