import { eachInTransaction, type OnTrouble } from '@hygiene/db/each-in-transaction'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { closeSessions } from '../../session/close-sessions.ts'
import { judgeBooking } from './complete-booking.ts'
import { findDueBookings } from './find-due-bookings.ts'

/**
 * Sessions that have ended: a person present from beginning to end has completed, one who never came is absent from the
 * next day on, one present in part is shown to staff. One transaction a person: one that cannot be completed does not keep a
 * whole venue from its certificates. Answers how many completed.
 */
export async function completeSessions(
  client: PrismaClient,
  publicUrl: string,
  onTrouble: OnTrouble,
  now: Date,
): Promise<number> {
  const due = await findDueBookings(client, now)
  const notifying = { name: (no: number) => `completing application ${no}`, onTrouble }
  const actions = await eachInTransaction(client, due, notifying, (db, applicationNo) =>
    judgeBooking(db, applicationNo, publicUrl, now),
  )
  await closeSessions(client, now)
  return actions.filter((action) => action === 'complete').length
}
