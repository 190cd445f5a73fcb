export type Dice = (sides: number) => number

export function dice(seed: number): Dice {
  let state = seed
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(state / 65_536) % sides
  }
}

export function pick<T>(from: readonly T[], at: number): T {
  const found = from[at % from.length]
  if (found === undefined) throw new Error('Nothing to pick')
  return found
}
