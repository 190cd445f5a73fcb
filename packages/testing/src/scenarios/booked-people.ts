import type { InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import type { InPersonSession, Member, InPersonEnrolment } from '@hygiene/db/generated/client'
import type { ContractClient } from '../client.ts'
import type { ServedApi } from '../served-api.ts'
import { addSession } from './in-person.ts'
import { addPerson } from './people.ts'
import { bookSeat, type SeatWanted } from './seats.ts'

export interface Booked {
  member: Member
  client: ContractClient
  session: InPersonSession
  record: InPersonEnrolment
  inPersonEnrolmentNo: InPersonEnrolmentNo
  stored: () => Promise<InPersonEnrolment>
}

let people = 0

export async function addBooked(api: ServedApi, wanted: SeatWanted = {}): Promise<Booked> {
  const { db } = api.database
  people += 1
  const member = await addPerson(db, { userId: `booked${people}` })
  const session =
    (await db.inPersonSession.findFirst()) ??
    (await addSession(db, { startsAt: new Date('2026-12-10T10:00:00+09:00'), capacity: 900 }))
  const { enrolments } = await bookSeat(db, member, session, wanted)
  const [record] = enrolments
  if (!record) throw new Error('Nothing was booked')
  const { inPersonEnrolmentNo } = record
  return {
    member,
    client: await api.logIn(member.userId),
    session,
    record,
    inPersonEnrolmentNo,
    stored: () => db.inPersonEnrolment.findUniqueOrThrow({ where: { inPersonEnrolmentNo } }),
  }
}
