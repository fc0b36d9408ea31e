"""golems explain: a round told in sentences."""

from golems.cli.common import File, Lang, read_json, speak


def explain(file: File, lang: Lang = None) -> None:
    """Play out one round (the input of resolve) and tell it in sentences, each with its clause."""
    from golems.notation.tasks import play_task, read_task
    from golems.words.story import Teller, headed

    language = speak(lang)
    task = read_task(read_json(file))
    teller = Teller(task.position, language)
    for heading, events in headed(play_task(task).events, language):
        print(heading)
        for sentence in teller.tell_all(events):
            print(f"  {sentence.text} [{sentence.rule}]")
