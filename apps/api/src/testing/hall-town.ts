import type { InPersonSession, Member, InPersonEnrolment } from '@hygiene/db'
import { giveCertificate } from '@hygiene/operations/certificate/give-certificate'
import { addPerson, addSession, bookSeat, type ContractClient, type SeatWanted } from '@hygiene/testing'
import type { TestApi } from './start-test-api.ts'

/** Somebody booked for a session of 10 December 2026, 10:00 to 17:00. */
export interface Booked {
  member: Member
  client: ContractClient
  session: InPersonSession
  record: InPersonEnrolment
  inPersonEnrolmentNo: number
  /** The record as it is stored now. */
  stored: () => Promise<InPersonEnrolment>
}

let people = 0

export async function addBooked(api: TestApi, wanted: SeatWanted = {}): Promise<Booked> {
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

/** Somebody who was there until the end, with the certificate of that afternoon. */
export async function addGraduate(api: TestApi, wanted: SeatWanted = {}): Promise<Booked> {
  const booked = await addBooked(api, { ...wanted, status: 'completed' })
  const completedAt = booked.session.endsAt
  await api.database.db.$transaction(async (db) => {
    const record = await db.inPersonEnrolment.update({
      where: { inPersonEnrolmentNo: booked.inPersonEnrolmentNo },
      data: { completedAt },
      include: { course: true },
    })
    const terms = { publicUrl: api.config.PUBLIC_URL, issuedAt: completedAt }
    await giveCertificate(db, { ...record, completedAt }, terms)
  })
  return booked
}
