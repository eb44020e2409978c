"""The load balancer of `ludoteca cluster`: connections go to the nodes in turn, and past those that are down."""

from __future__ import annotations

import asyncio

from ludoteca.lab.servers.balancer import Balancer


async def echo(name: str) -> tuple[asyncio.Server, int]:
    """A server that puts its name before what it receives."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(name.encode() + await reader.readline())
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    return server, int(server.sockets[0].getsockname()[1])


async def said(port: int) -> str:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"!\n")
    answer = (await reader.read()).decode()
    writer.close()
    return answer


async def test_connections_go_to_the_nodes_that_run() -> None:
    one, first = await echo("one")
    two, second = await echo("two")
    balancer = Balancer([first, second])
    port = await balancer.open("127.0.0.1", 0)
    assert sorted([await said(port), await said(port)]) == ["one!\n", "two!\n"]
    first_alone = Balancer([first, second], in_turn=False)
    preferred = await first_alone.open("127.0.0.1", 0)
    assert [await said(preferred) for _ in range(3)] == ["one!\n"] * 3
    one.close()
    await one.wait_closed()
    assert await said(preferred) == "two!\n"
    await first_alone.close()
    assert [await said(port) for _ in range(3)] == ["two!\n"] * 3
    two.close()
    await two.wait_closed()
    assert await said(port) == ""
    await balancer.close()


async def readiness(answers: dict[str, int]) -> tuple[asyncio.Server, int]:
    """A node that answers every request with the status that the test sets."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = await reader.readline()
        status = answers["status"] if b"/readyz" in line else 200
        writer.write(f"HTTP/1.1 {status} x\r\n\r\n".encode() + answers["name"].to_bytes(1, "big"))
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    return server, int(server.sockets[0].getsockname()[1])


async def test_a_node_that_is_not_ready_gets_no_new_connections() -> None:
    states = [{"name": 1, "status": 200}, {"name": 2, "status": 200}]
    servers = [await readiness(state) for state in states]
    balancer = Balancer([port for _, port in servers], watch=True)
    port = await balancer.open("127.0.0.1", 0)
    assert {(await said(port))[-1] for _ in range(4)} == {"\x01", "\x02"}
    states[0]["status"] = 503
    while servers[0][1] not in balancer.unready:
        await asyncio.sleep(0.01)
    assert {(await said(port))[-1] for _ in range(4)} == {"\x02"}
    states[1]["status"] = 503  # none is ready: any of them is better than nothing
    while len(balancer.unready) < 2:
        await asyncio.sleep(0.01)
    assert {(await said(port))[-1] for _ in range(4)} == {"\x01", "\x02"}
    states[0]["status"] = 200
    while servers[0][1] in balancer.unready:
        await asyncio.sleep(0.01)
    assert {(await said(port))[-1] for _ in range(4)} == {"\x01"}
    await balancer.close()
    for server, _ in servers:
        server.close()
