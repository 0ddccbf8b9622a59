"""Everyone acts at once: nobody waits for whoever is done, and bots leave them alone."""

from __future__ import annotations

from server.running import Person, Socket, alone, quick, running


def waited_for(socket: Socket) -> list:
    """The questions that the table waits for."""
    return [question for question in socket.questions if question["prompt"] != "rest"]


@alone
async def test_a_person_who_is_done_is_not_waited_for_and_bots_do_not_come_back(tmp_path):
    with running(quick(tmp_path)) as address:
        anna = await Person(address).opens("Anna", game="reckoners", seats=3)
        async with anna.at_table() as a:
            await a.does("start")
            await a.until(lambda: waited_for(a) or a.over)
            while not a.over:
                question = waited_for(a)[0]
                answer = await a.chooses(question, -1)
                trouble = answer["trouble"]
                assert trouble is None or trouble["key"] in ("stale", "wrong-phase"), answer
                if trouble is None:
                    await a.until(lambda asked=question: asked not in a.questions)
                await a.until(lambda: waited_for(a) or a.over)
            heard = [line["message"]["key"] for line in a.told[0] if line]
    assert "is-done" in heard and "comes-back" not in heard
