"""The uses of the game of stones: found by the fuzzer because the game's package is this folder."""


def uses() -> list[str]:
    return ["do draw in Turn", "log show stone=s0", "log show stone=s1 by bag.1", "log show by bag.2", "no not-asked"]
