import { lockClosing } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { allowed } from '@hygiene/domain/verdict'
import { judgeClosing, type MoneySums } from '@hygiene/domain/money/closing/closing'
import { type SeoulDay, seoulDay } from '@hygiene/domain/time/seoul-day'
import { emptyDay, sumDays } from './sum-days.ts'

interface DayToClose {
  day: SeoulDay
  seen: MoneySums
  text: string
  employeeNo: number
}

/** Freezes the sums of a past day. Money reported later for that day appears as a difference. */
export async function freezeDay(db: Transaction, { day, seen, text, employeeNo }: DayToClose, now: Date) {
  await lockClosing(db, day)
  const on = new Date(day)
  const isClosed = (await db.closing.count({ where: { day: on, reopenedAt: null } })) > 0
  const { sums, unexplained, ...parts } = (await sumDays(db, { from: day, to: day })).get(day) ?? emptyDay()
  const verdict = judgeClosing({ day, today: seoulDay(now), isClosed, sums, seen, unexplained, text })
  if (!verdict.allowed) return verdict
  const { closingNo } = await db.closing.create({
    data: { day: on, ...sums, parts: { ...parts }, text, closedAt: now, employeeNo },
  })
  return { ...allowed(), closingNo }
}
