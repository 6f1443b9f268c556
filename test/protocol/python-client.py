"""A host written with the Python SDK: adds two todos, closes both, which its user has to agree to, and tells what came of it.

Arguments: how the protocol is agreed on (auto, legacy), what the user does when asked (accept, cancel, decline, mute,
silent), and the command of the server. Prints one line of JSON.
"""

import asyncio
import json
import os
import sys

from mcp import Client, StdioServerParameters
from mcp.types import ElicitResult

mode, behaviour, *command = sys.argv[1:]
asked: list[str] = []


async def answer(context, params):
    asked.append(params.message)
    if behaviour == "silent":
        await asyncio.sleep(600)
    if behaviour == "accept":
        # As long as a person takes.
        await asyncio.sleep(1.6)
        return ElicitResult(action="accept", content={"confirm": True})
    return ElicitResult(action=behaviour)


async def main() -> None:
    server = StdioServerParameters(command=command[0], args=command[1:], env=dict(os.environ))
    can_ask = {} if behaviour == "mute" else {"elicitation_callback": answer}
    async with Client(server, mode=mode, **can_ask) as client:
        tools = (await client.list_tools()).tools

        async def call(tool: str, **arguments):
            return (await client.call_tool(tool, arguments)).structured_content

        ids = [(await call("todo_add", title=title))["todo"]["id"] for title in ("Buy milk", "Call Ana")]
        closed = await call("todo_close", ids=ids)
        first = closed["status"]
        if "confirm_token" in closed:
            closed = await call("todo_close", ids=ids, confirm_token=closed["confirm_token"])
        left = (await call("todo_query"))["todos"]
        wrong = await client.call_tool("schedule_add", {"title": "Review", "start": "2031-02-30"})
        print(
            json.dumps(
                {
                    "tools": len(tools),
                    "asked": len(asked),
                    "first": first,
                    "status": closed["status"],
                    "left": len(left),
                    "refused": wrong.is_error and wrong.structured_content["code"],
                }
            )
        )


asyncio.run(main())
