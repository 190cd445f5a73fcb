import type { Alongside, PrismaClient } from '@hygiene/db'
import { type ApplicationNo, denied, type SessionNo, type Verdict } from '@hygiene/domain'
import { notifyPerson } from '../../platform/message/notify-person.ts'
import { moveSeat, type MoveSeatRefusal } from './move-seat.ts'

export interface BookingMove {
  applicationNo: ApplicationNo
  sessionNo: SessionNo
  alongside: Alongside
}

/** Staff move a person on their word to another session, by the rules of the person's own move, and the person is told. */
export async function moveBooking(
  client: PrismaClient,
  { applicationNo, sessionNo, alongside }: BookingMove,
  now: Date,
): Promise<Verdict<MoveSeatRefusal>> {
  const record = await client.inPersonEnrolment.findFirst({
    where: { applicationNo },
    orderBy: { inPersonEnrolmentNo: 'asc' },
  })
  if (!record) return denied('ENROLMENT_NOT_FOUND')
  const { memberNo, inPersonEnrolmentNo } = record
  const moved = await moveSeat(
    client,
    {
      memberNo,
      inPersonEnrolmentNo,
      sessionNo,
      alongside: async (db) => {
        await notifyPerson(db, 'sessionMoved', memberNo, applicationNo, now)
        await alongside(db)
      },
    },
    now,
  )
  return moved.allowed ? { allowed: true } : moved
}
