import { issueEnrolmentSlip } from '@hygiene/contracts/platform/job/issue-enrolment-slip'
import { handOver } from '@hygiene/db/outbox'
import type { Transaction } from '@hygiene/db/connect'
import { seoulTime } from '@hygiene/domain/time/seoul-day'
import { addPerson, type BookedSeat, bookSeat, type PersonWanted, type SeatWanted } from '@hygiene/testing'
import { TODAYS_VENUE } from './content/in-person-sessions.ts'
import { licenceAt } from './content/licences.ts'
import { issueSeedCertificate } from './issue-seed-certificate.ts'
import type { EnvironmentSession } from './seed-sessions.ts'

export interface InPersonFacts {
  sessions: readonly EnvironmentSession[]
  full: EnvironmentSession
  offered: EnvironmentSession
  now: Date
  publicUrl: string
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MINUTE_MS = 60_000

export async function seedInPersonPeople(db: Transaction, facts: InPersonFacts): Promise<void> {
  await seedBooked(db, facts)
  await seedTrained(db, facts)
  await seedPresentInPart(db, facts)
  await seedQueues(db, facts)
}

async function seedBooked(db: Transaction, { sessions, now }: InPersonFacts): Promise<void> {
  const soon = sessionAhead(sessions, 10)
  const later = sessionAhead(sessions, 13)
  const [today] = sessions
  if (!today) throw new Error('Nothing is taught today')
  const paid = { bookedAt: new Date(now.getTime() - 4 * DAY_MS) }
  const hyejin = { userId: 'hyejin85', name: '송혜진', birth: '19850817' }
  await handSlips(db, await book(db, soon, hyejin, [24], paid))
  const taeho = { userId: 'taeho82', name: '임태호', birth: '19820226' }
  await handSlips(db, await book(db, today, taeho, [25], paid))
  const myungok = { userId: 'myungok68', name: '유명옥', birth: '19681109' }
  await handSlips(db, await book(db, later, myungok, [26, 27], paid))
  const donghun = { userId: 'donghun79', name: '배동훈', birth: '19790603' }
  await book(db, later, donghun, [28], { seat: 'held', bookedAt: now })
}

async function book(
  db: Transaction,
  session: EnvironmentSession,
  person: PersonWanted,
  licences: readonly number[],
  wanted: SeatWanted,
): Promise<BookedSeat> {
  const member = await addPerson(db, { ...person, phone: `0102345${6900 + (licences[0] ?? 0)}` })
  const places = licences.map((index) => {
    const { lcnsNo, businessName, sidoCode, siteAddress } = licenceAt(index)
    return { licenceNo: lcnsNo, businessName, sidoCode, address: siteAddress }
  })
  return bookSeat(db, member, session, { ...wanted, licences: places })
}

async function handSlips(db: Transaction, { enrolments }: BookedSeat): Promise<void> {
  for (const { inPersonEnrolmentNo } of enrolments)
    await handOver(db, issueEnrolmentSlip, { inPersonEnrolmentNo })
}

async function seedTrained(db: Transaction, { sessions, publicUrl }: InPersonFacts): Promise<void> {
  const session = sessions.findLast(({ daysAhead, salesType }) => daysAhead < -20 && salesType === 1)
  if (!session) throw new Error('Nothing was taught last month')
  const { sessionNo, startsAt, endsAt } = session
  const sujin = { userId: 'sujin90', name: '권수진', birth: '19900514' }
  const bookedAt = new Date(startsAt.getTime() - 9 * DAY_MS)
  const { applicationNo } = (await book(db, session, sujin, [34], { bookedAt })).booking
  const inAt = new Date(startsAt.getTime() - 12 * MINUTE_MS)
  const outAt = new Date(endsAt.getTime() + 3 * MINUTE_MS)
  await db.attendance.create({ data: { sessionNo, applicationNo, inAt, outAt, updatedAt: outAt } })
  const completed = await db.inPersonEnrolment.updateManyAndReturn({
    where: { applicationNo },
    data: { status: 'completed', attendedAt: outAt, completedAt: endsAt },
  })
  for (const record of completed) await issueSeedCertificate(db, record, { publicUrl })
}

async function seedPresentInPart(db: Transaction, { sessions }: InPersonFacts): Promise<void> {
  const session = sessions.findLast(
    ({ daysAhead, salesType, venueIndex }) =>
      daysAhead < -1 && salesType === 1 && venueIndex === TODAYS_VENUE,
  )
  if (!session) throw new Error('Nothing was taught lately')
  const { sessionNo, startsAt } = session
  const bookedAt = new Date(startsAt.getTime() - 9 * DAY_MS)
  const byungho = { userId: 'byungho77', name: '조병호', birth: '19770930' }
  const { applicationNo } = (await book(db, session, byungho, [35], { bookedAt })).booking
  const inAt = new Date(startsAt.getTime() + 25 * MINUTE_MS)
  await db.attendance.create({ data: { sessionNo, applicationNo, inAt, updatedAt: inAt } })
  const exceptionText = `일부만 출석: 입실 ${seoulTime(inAt)}, 퇴실 기록 없음`
  await db.booking.update({ where: { applicationNo }, data: { exceptionText } })
}

async function seedQueues(db: Transaction, { full, offered, now }: InPersonFacts): Promise<void> {
  const queued = { seat: 'waiting' as const, bookedAt: new Date(now.getTime() - 2 * DAY_MS) }
  const daegeun = { userId: 'daegeun70', name: '서대근', birth: '19700707' }
  await book(db, full, daegeun, [30], queued)
  const kyungmi = { userId: 'kyungmi74', name: '노경미', birth: '19740312' }
  await book(db, full, kyungmi, [31], { ...queued, bookedAt: new Date(now.getTime() - DAY_MS) })
  const jinwoo = { userId: 'jinwoo88', name: '문진우', birth: '19880125' }
  const { applicationNo } = (await book(db, offered, jinwoo, [32], queued)).booking
  await db.waitingEntry.updateMany({
    where: { applicationNo },
    data: {
      status: 'offered',
      offeredAt: new Date(now.getTime() - HOUR_MS),
      offerUntil: new Date(now.getTime() + 23 * HOUR_MS),
    },
  })
}

function sessionAhead(sessions: readonly EnvironmentSession[], days: number): EnvironmentSession {
  const session = sessions.find(({ daysAhead, crowd }) => daysAhead >= days && crowd === 'few')
  if (!session) throw new Error(`No session has room in ${days} days`)
  return session
}
