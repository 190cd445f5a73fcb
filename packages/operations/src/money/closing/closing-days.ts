import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { readClosingDay } from '@hygiene/contracts/money/closing/staff/read-closing-day'
import type { Closing } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { type SeoulDay, seoulDay } from '@hygiene/domain/time/seoul-day'
import { type DaySums, emptyDay, sumDays, sumsOf } from './sum-days.ts'

type Row = Closing & { employee: { name: string } }
type Day = AnswerOf<typeof readClosingDay>

export interface DayRead {
  day: SeoulDay
  money: DaySums
  closings: Row[]
  state: Day['state']
}

export async function readDays(db: Queries, days: readonly SeoulDay[], now: Date): Promise<DayRead[]> {
  const [from, to] = [days.at(0) ?? '', days.at(-1) ?? '']
  const sums = await sumDays(db, { from, to })
  const closings = await db.closing.findMany({
    where: { day: { gte: new Date(from), lte: new Date(to) } },
    include: { employee: { select: { name: true } } },
    orderBy: { closingNo: 'desc' },
  })
  return days.map((day) => {
    const own = closings.filter((closing) => closing.day.toISOString().startsWith(day))
    const open = day >= seoulDay(now) ? 'ahead' : 'open'
    const state = own.some(({ reopenedAt }) => reopenedAt === null) ? 'closed' : open
    return { day, money: sums.get(day) ?? emptyDay(), closings: own, state }
  })
}

export function shownDay({ day, state, money, closings }: DayRead) {
  const inForce = closings.find(({ reopenedAt }) => reopenedAt === null)
  const { sums, unexplained } = money
  return { day, state, sums, unexplained, closing: inForce ? shownClosing(inForce) : null }
}

export function shownClosing(closing: Row): Day['earlier'][number] {
  const { closingNo, text, closedAt, reopenedAt, employee } = closing
  return {
    ...sumsOf(closing),
    closingNo,
    text,
    closedAt,
    employeeName: employee.name,
    reopenedAt,
  }
}
