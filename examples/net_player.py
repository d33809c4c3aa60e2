"""Join a table over the network and play its first legal answers: the protocol of docs/protocol.md in one page.

python examples/net_player.py http://127.0.0.1:8470 --name Argus            a quick game against bots
python examples/net_player.py http://127.0.0.1:8470 --name Argus --code GK2Y2   sits down at a friend's table
"""

import argparse
import asyncio

from fieldofview.server.client import Client, Visit


async def play(address: str, name: str, code: str | None) -> str:
    """Play one game to its end; how it ended, in a sentence."""
    client = Client(address)
    await client.enter_house(name)
    table_id = await client.find(code) if code else await client.quick(seats=3)
    async with client.visit(table_id) as table:
        while True:
            message = await table.hear()
            data = message["d"]
            if message["t"] == "hello" and data["viewer"] is None:
                await table.post("sit")
            elif message["t"] == "gathering":
                mine = next((seat for seat in data["seats"] if seat["name"] == name), None)
                if mine and not mine["ready"]:
                    await table.post("ready", on=True)
            elif message["t"] == "news":
                for line in data["lines"]:
                    if line:
                        print(line)
                if data["decision"]:
                    await answer(table, data)
            elif message["t"] == "over":
                return str(data["text"])


async def answer(table: Visit, news: dict) -> None:
    """The first option; a window is answered sealed, and so are cards that all pass on."""
    decision = news["decision"]
    is_sealed = news["window"] is not None or len(news["waiting_for"]) > 1
    kind = "seal" if is_sealed else "answer"
    await table.post(kind, number=decision["number"], option=0)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address")
    parser.add_argument("--name", default="Argus")
    parser.add_argument("--code")
    given = parser.parse_args()
    print(asyncio.run(play(given.address, given.name, given.code)))
