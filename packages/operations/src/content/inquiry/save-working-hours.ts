import { type PrismaClient, transaction, type Transaction } from '@hygiene/db'
import { denied, InquiryType, runClock, stopClock, type WorkingHours } from '@hygiene/domain'
import { type KeptHours, readWorkingHours } from './read-working-hours.ts'
import { readHours, readTerms } from './working-term.ts'

type Saved = { allowed: true; moved: number } | { allowed: false; reason: 'HOURS_CHANGED' }

/** Replaces the hours that were read. Clocks keep the time they used by the old hours, and go on by the new ones. */
export async function saveWorkingHours(
  client: PrismaClient,
  { version, ...wanted }: KeptHours & { version: string },
  now: Date,
): Promise<Saved> {
  return transaction(client, async (db): Promise<Saved> => {
    await db.$executeRaw`LOCK TABLE "WorkingSpan", "WorkingHoliday", "InquiryTerm" IN EXCLUSIVE MODE`
    if (version !== (await readWorkingHours(db)).version) return denied('HOURS_CHANGED')
    const before = await readHours(db)
    await replaceHours(db, wanted)
    return { allowed: true, moved: await moveClocks(db, before, now) }
  })
}

async function replaceHours(db: Transaction, wanted: KeptHours): Promise<void> {
  await db.workingSpan.deleteMany()
  await db.workingSpan.createMany({ data: wanted.spans })
  await db.workingHoliday.deleteMany()
  // A date column takes the day of UTC.
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
