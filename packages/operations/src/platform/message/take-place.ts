import type { PrismaClient } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { type SmsCeiling, smsAllowance } from '@hygiene/domain/platform/message/sms-ceiling'

/**
 * Takes a slot of the Seoul day's ceiling, shared by all processes. Returns false if the class is full. Runs outside any
 * transaction, so that messages do not wait for each other.
 */
export async function takePlace(
  client: PrismaClient,
  ceiling: SmsCeiling,
  isUrgent: boolean,
  now: Date,
): Promise<boolean> {
  const most = smsAllowance(ceiling, isUrgent)
  if (most < 1) return false
  const taken = await client.$executeRaw`
    INSERT INTO "SmsDay" AS d ("dayOn", "takenCount") VALUES (${seoulDay(now)}::date, 1)
        ON CONFLICT ("dayOn") DO UPDATE SET "takenCount" = d."takenCount" + 1 WHERE d."takenCount" < ${most}`
  return taken === 1
}

export async function givePlaceBack(client: PrismaClient, takenAt: Date): Promise<void> {
  await client.$executeRaw`
    UPDATE "SmsDay" SET "takenCount" = "takenCount" - 1 WHERE "dayOn" = ${seoulDay(takenAt)}::date AND "takenCount" > 0`
}

export async function countPlaces(db: Queries, now: Date): Promise<number> {
  const row = await db.smsDay.findUnique({ where: { dayOn: new Date(seoulDay(now)) } })
  return row?.takenCount ?? 0
}
