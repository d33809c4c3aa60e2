"""What happens if Bob reveals Spectacles when Blind Spot makes him discard? A scenario answers."""

from fieldofview.game.scenario import read_text
from fieldofview.game.script import run_scenario
from fieldofview.rulings import ruling
from fieldofview.views.words import sentence

QUESTION = """
[[scenario]]
title   = "Spectacles against Blind Spot"
players = ["Ann", "Bob"]
script  = '''
Ann: play Blind Spot
Ann: choose Bob
Bob: reveal Spectacles
'''

[scenario.table.hands]
Ann = ["Blind Spot", "Wink"]
Bob = ["Spectacles", "Blink"]

[scenario.expect]
hands.Bob  = ["Blink"]
points.Ann = 0
"""

for scenario in read_text(QUESTION):
    result = run_scenario(scenario)
    for event in result.events:
        print(sentence(event, result.game.names))
        for id in event.cites:
            print(f"    {id}: {ruling(id).summary}")
    print("As expected." if result.passed else "\n".join(result.failures))
