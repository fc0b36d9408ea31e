from golems.api.bots import Bot as Bot
from golems.api.bots import arena_names as arena_names
from golems.api.bots import bot as bot
from golems.api.bots import bot_names as bot_names
from golems.api.bots import game_names as game_names
from golems.api.matches import Match as Match
from golems.api.positions import PlayedRound as PlayedRound
from golems.api.positions import Position as Position
from golems.api.programs import Program as Program
from golems.api.puzzles import JudgedAttempt as JudgedAttempt
from golems.api.puzzles import ProvenAnswer as ProvenAnswer
from golems.api.puzzles import Puzzle as Puzzle
from golems.api.puzzles import course as course
from golems.api.records import Record as Record
from golems.api.results import GameResult as GameResult
from golems.api.results import RoundEvent as RoundEvent
from golems.match.requests import Request as Request
from golems.match.view import View as View
from golems.notation.reading import Malformed as Malformed
from golems.rules.refusals import Illegal as Illegal
from golems.rules.refusals import Refusal as Refusal
from golems.rules.values import Robot as Robot
from golems.words.speech import speak as speak

__version__: str
__all__: list[str]
