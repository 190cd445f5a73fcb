import { type Arm, fire, type Load } from './load.ts'

export const ROUNDS = 5

/** Runs the arms alternately (A B A B …), so other load affects all alike. Returns every round of every arm in order. */
export async function inTurn<Result>(
  works: readonly (() => Promise<Result>)[],
  rounds = ROUNDS,
): Promise<Result[][]> {
  const results = works.map((): Result[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, work] of works.entries()) results[place]?.push(await work())
  }
  return results
}

export async function loadInTurn(arms: readonly Arm[], seconds = 2.5): Promise<Load[][]> {
  for (const arm of arms) await fire(arm, 1)
  return inTurn(arms.map((arm) => () => fire(arm, seconds)))
}

export function median(values: readonly number[]): number {
  const sorted = [...values].toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}

/** Returns the median of the ratios per round, because absolute figures are meaningless on a shared machine. */
export function medianRatio(ours: readonly number[], floor: readonly number[]): number {
  return median(ours.map((value, round) => value / (floor[round] ?? Number.NaN)))
}
