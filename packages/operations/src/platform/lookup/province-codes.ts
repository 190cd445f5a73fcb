import type { Queries } from '@hygiene/db/connect'

/** Maps replaced province codes to current ones: 29 and 46 became 12 on 2026-07-01. */
async function readSuccessors(db: Queries): Promise<Map<string, string>> {
  const replaced = await db.region.findMany({ where: { level: 1, successor: { not: null } } })
  return new Map(replaced.flatMap(({ code, successor }) => (successor ? [[code, successor]] : [])))
}

export async function currentProvinceCodes(db: Queries): Promise<(code: string) => string> {
  return followSuccessors(await readSuccessors(db))
}

export function followSuccessors(successors: ReadonlyMap<string, string>): (code: string) => string {
  const follow = (code: string, steps: number): string => {
    const next = successors.get(code)
    return next === undefined || steps === 0 ? code : follow(next, steps - 1)
  }
  return (code) => follow(code, successors.size)
}

export async function sameProvinceCodes(db: Queries, code: string): Promise<string[]> {
  const [current, successors] = await Promise.all([currentProvinceCodes(db), readSuccessors(db)])
  const today = current(code)
  const older = [...successors.keys()].filter((known) => current(known) === today)
  return [...new Set([code, today, ...older])]
}
