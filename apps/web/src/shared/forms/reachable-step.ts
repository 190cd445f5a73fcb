/** One judge a step, the last one included: the faults of its fields, a sentence each. */
export type Judge = () => Readonly<Record<string, string | undefined>>

const isContent = (judge: Judge | undefined) => !judge || Object.keys(judge()).length === 0

/** How far an address may lead, counted from 1: a step is reached after the earlier ones are right. */
export function reachableStep(asked: number, judges: readonly Judge[]): number {
  const firstWrong = judges.slice(0, -1).findIndex((judge) => !isContent(judge))
  const furthest = firstWrong < 0 ? judges.length : firstWrong + 1
  return Math.min(Math.max(1, Math.trunc(asked) || 1), furthest)
}
