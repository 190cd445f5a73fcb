export interface Random {
  next: () => number
  pick: <T>(choices: readonly T[]) => T
  isOneOf: (turns: number) => boolean
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    pick: (choices) => choices[Math.floor(next() * choices.length)] as (typeof choices)[number],
    isOneOf: (turns) => next() < 1 / turns,
  }
}
