/** Returns the errors of a step's fields. Each step needs one judge, including the last. */
export type Judge = () => Readonly<Record<string, string | undefined>>

const isContent = (judge: Judge | undefined) => !judge || Object.keys(judge()).length === 0

/** Limits the step in an address, counted from 1: a step is reachable only after the earlier ones are valid. */
export function reachableStep(asked: number, judges: readonly Judge[]): number {
  const firstWrong = judges.slice(0, -1).findIndex((judge) => !isContent(judge))
  const furthest = firstWrong < 0 ? judges.length : firstWrong + 1
  return Math.min(Math.max(1, Math.trunc(asked) || 1), furthest)
}
