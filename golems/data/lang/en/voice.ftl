### The voice: what is read aloud to whoever cannot read yet, and its buttons.

voice-again = Say it again
voice-switch = Read aloud
voice-pace = Speed of the voice
voice-none = This device has no voice for this language, so nothing can be read aloud.
voice-sample = This is how I sound.

## Sentences for the ear alone.

voice-program = Your turn! Build your program, then press Done.
voice-program-laid = Here’s your program. Change any card you like, then press Done.
