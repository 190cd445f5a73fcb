import { readFunnel as contract } from '@hygiene/contracts/staff-statistics/read-funnel'
import { inPersonStages, onlineStages, OnlineType } from '@hygiene/domain'
import { implement } from '../http/implement.ts'
import { isWhole, readWanted } from './read-wanted.ts'
import { sumFigures } from './sum-figures.ts'

export const readFunnel = implement(contract, async ({ input, caller, deps, refuse }) => {
  const read = await readWanted(deps.db, caller, input)
  if (!read.allowed) throw refuse(read.reason)
  const { onlineType } = input
  const of = async (way: 1 | 2) => {
    if (onlineType !== undefined && onlineType !== way) return new Map<string, number>()
    const ways = await readWanted(deps.db, caller, { ...input, onlineType: way })
    const rows = ways.allowed ? await sumFigures(ways.wanted, 'steps', ['part']) : []
    return new Map(rows.map(({ part, counted }) => [part, counted]))
  }
  const [joined, online, inPerson] = await Promise.all([
    isWhole(caller, input) ? sumFigures(read.wanted, 'joined', []) : null,
    of(OnlineType.online),
    of(OnlineType.collective),
  ])
  return {
    joined: joined && (joined[0]?.counted ?? 0),
    online: onlineStages.map((step) => ({ step, counted: online.get(step) ?? 0 })),
    inPerson: inPersonStages.map((step) => ({ step, counted: inPerson.get(step) ?? 0 })),
  }
})
