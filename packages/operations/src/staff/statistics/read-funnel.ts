import { readFunnel as contract } from '@hygiene/contracts/staff/statistics/read-funnel'
import { Prisma } from '@hygiene/db/generated/client'
import { inPersonStages, onlineStages } from '@hygiene/domain/staff/statistics/statistic'
import { OnlineType } from '@hygiene/domain/text'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { isHeld } from '../../platform/records/reached-stage.ts'
import { query } from '../../kit/operation.ts'
import { isWhole, readWanted } from './read-wanted.ts'
import { sumFigures } from './sum-figures.ts'

export const readFunnel = query(contract, async ({ input, actor, db, now }) => {
  const read = await readWanted(db, actor, input, now)
  if (!read.allowed) return read
  const { onlineType } = input
  const of = async (kind: 1 | 2, also: readonly Prisma.Sql[] = []) => {
    if (onlineType !== undefined && onlineType !== kind) return new Map<string, number>()
    const answered = await readWanted(db, actor, { ...input, onlineType: kind }, now)
    const rows = answered.allowed ? await sumFigures(answered.wanted, 'steps', ['part'], also) : []
    return new Map(rows.map(({ part, counted }) => [part, counted]))
  }
  const held = isHeld(Prisma.sql`r."size"`, seoulDay(now))
  const [joined, online, inPerson, notHeld] = await Promise.all([
    isWhole(actor, input) ? sumFigures(read.wanted, 'joined', []) : null,
    of(OnlineType.online),
    of(OnlineType.collective, [held]),
    of(OnlineType.collective, [Prisma.sql`NOT (${held})`]),
  ])
  return {
    joined: joined && (joined[0]?.counted ?? 0),
    online: onlineStages.map((step) => ({ step, counted: online.get(step) ?? 0 })),
    inPerson: inPersonStages.map((step) => ({ step, counted: inPerson.get(step) ?? 0 })),
    notHeld: notHeld.get('applied') ?? 0,
  }
})
