import { saveWorkingHours as contract } from '@hygiene/contracts/content/inquiry/staff/save-working-hours'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { InquiryType } from '@hygiene/domain/text'
import { runClock, stopClock } from '@hygiene/domain/content/inquiry/inquiry-clock'
import type { WorkingHours } from '@hygiene/domain/content/inquiry/working-clock'
import { operation } from '../../../kit/operation.ts'
import { type KeptHours, readKeptHours } from '../working-hours.ts'
import { readHours, readTerms } from '../working-term.ts'

/** Replaces the hours that were read. Clocks keep the time used under the old hours and continue under the new ones. */
export const saveWorkingHours = operation(contract, async ({ db, input: { version, ...wanted }, now }) => {
  await db.$executeRaw`LOCK TABLE "WorkingSpan", "WorkingHoliday", "InquiryTerm" IN EXCLUSIVE MODE`
  if (version !== (await readKeptHours(db)).version) return denied('HOURS_CHANGED')
  const before = await readHours(db)
  await replaceHours(db, wanted)
  return { moved: await moveClocks(db, before, now) }
})

async function replaceHours(db: Transaction, wanted: KeptHours): Promise<void> {
  await db.workingSpan.deleteMany()
  await db.workingSpan.createMany({ data: wanted.spans })
  await db.workingHoliday.deleteMany()
  // Uses midnight UTC because a date column stores the UTC day.
  const days = wanted.holidays.map(({ day, name }) => ({ day: new Date(`${day}T00:00:00Z`), name }))
  await db.workingHoliday.createMany({ data: days })
  const terms = [
    [InquiryType.inquiry, wanted.inquiryMinutes],
    [InquiryType.report, wanted.reportMinutes],
  ] as const
  for (const [inquiryType, answerMinutes] of terms)
    await db.inquiryTerm.update({ where: { inquiryType }, data: { answerMinutes } })
}

async function moveClocks(db: Transaction, before: WorkingHours, now: Date): Promise<number> {
  const term = await readTerms(db)
  await db.$queryRaw`
    SELECT 1 FROM "Inquiry" WHERE "clockSince" IS NOT NULL ORDER BY "inquiryNo" FOR UPDATE`
  const running = await db.inquiry.findMany({ where: { clockSince: { not: null } } })
  let moved = 0
  for (const inquiry of running) {
    const { clockUsedMs } = stopClock(before, inquiry, now)
    const clock = runClock(term(inquiry.inquiryType), now, clockUsedMs)
    if (clock.dueAt?.getTime() === inquiry.dueAt?.getTime()) continue
    await db.inquiry.update({ where: { inquiryNo: inquiry.inquiryNo }, data: clock })
    moved += 1
  }
  return moved
}
