import type {
  ApplicationNo,
  EnrolmentNo,
  InPersonEnrolmentNo,
  SessionNo,
  VenueNo,
} from '@hygiene/domain/record-numbers'
import type { Transaction } from './connect.ts'
import type {
  Approval,
  Content,
  InPersonSession,
  Inquiry,
  Instructor,
  LectureVideo,
  Venue,
} from './generated/client.ts'

/**
 * Every lock that several operations share, in the order in which they are taken: a request of two people, the person, the
 * application with its enrolments, the sessions, an inquiry. A transaction takes those it needs from above to below, rows of one kind by their numbers,
 * and never goes back; so two of them never wait for each other. The counter of certificate numbers comes after all.
 */

/** 0. A change that two people make: its decisions take turns. Null where there is none. */
export async function lockApproval(db: Transaction, approvalNo: number): Promise<Approval | null> {
  await db.$queryRaw`SELECT 1 FROM "Approval" WHERE "approvalNo" = ${approvalNo} FOR UPDATE`
  return db.approval.findUnique({ where: { approvalNo } })
}

/**
 * 1. One act at a time for a person, where a rule looks at all of their bookings: a person is in one venue at once. It
 * does not hold up a row that merely refers to the person.
 */
export async function lockMember(db: Transaction, memberNo: number): Promise<void> {
  await db.$queryRaw`SELECT 1 FROM "Member" WHERE "memberNo" = ${memberNo} FOR NO KEY UPDATE`
}

const MEMBERS = `SELECT "memberNo", "name", "birth" FROM "Member" WHERE "memberNo" = ANY ($1::int[]) AND "withdrawnAt" IS NULL
                  ORDER BY "memberNo" FOR NO KEY UPDATE`

/** The same for several people who have not withdrawn, for raw `pg`; `skip` leaves out people that are locked already. */
export const LOCK_MEMBERS = {
  wait: { name: 'lock-members', text: MEMBERS },
  skip: { name: 'lock-members-free', text: `${MEMBERS} SKIP LOCKED` },
} as const

/**
 * 2. An application and then its enrolments: paying, cancelling, moving and word of money wait here, also for a test
 * being graded. A transaction that holds an enrolment or a session never asks for its application.
 */
export async function lockApplication(db: Transaction, applicationNo: ApplicationNo): Promise<void> {
  await db.$queryRaw`SELECT 1 FROM "Application" WHERE "applicationNo" = ${applicationNo} FOR UPDATE`
  await db.$queryRaw`
    SELECT 1 FROM "OnlineEnrolment" WHERE "applicationNo" = ${applicationNo} ORDER BY "enrolmentNo" FOR UPDATE`
  await db.$queryRaw`
    SELECT 1 FROM "InPersonEnrolment" WHERE "applicationNo" = ${applicationNo} ORDER BY "inPersonEnrolmentNo" FOR UPDATE`
}

/** 3. One of the caller's online enrolments alone; false where the caller has no such record. */
export async function lockEnrolment(
  db: Transaction,
  memberNo: number,
  enrolmentNo: EnrolmentNo,
): Promise<boolean> {
  const rows = await db.$queryRaw<{ enrolmentNo: EnrolmentNo }[]>`
    SELECT "enrolmentNo" FROM "OnlineEnrolment"
     WHERE "enrolmentNo" = ${enrolmentNo} AND "memberNo" = ${memberNo} FOR UPDATE`
  return rows.length === 1
}

/** 3. One of the caller's in-person records alone; false where the caller has no such record. */
export async function lockInPersonEnrolment(
  db: Transaction,
  memberNo: number,
  inPersonEnrolmentNo: InPersonEnrolmentNo,
): Promise<boolean> {
  const rows = await db.$queryRaw<{ inPersonEnrolmentNo: InPersonEnrolmentNo }[]>`
    SELECT "inPersonEnrolmentNo" FROM "InPersonEnrolment"
     WHERE "inPersonEnrolmentNo" = ${inPersonEnrolmentNo} AND "memberNo" = ${memberNo} FOR UPDATE`
  return rows.length === 1
}

/**
 * 4. In-person sessions in the order of their numbers, late: taking, moving and offering a seat wait here. Statements that
 * follow see what the one before has written. A row that only refers to a session (a scan at the check-in) does not wait.
 */
export async function lockSessions(
  db: Transaction,
  sessionNos: readonly SessionNo[],
): Promise<InPersonSession[]> {
  return db.$queryRaw<InPersonSession[]>`
    SELECT * FROM "InPersonSession" WHERE "sessionNo" = ANY (${[...sessionNos]}::int[])
     ORDER BY "sessionNo" FOR NO KEY UPDATE`
}

/** The same for one session, for raw `pg`. */
export const LOCK_SESSION = {
  name: 'lock-session',
  text: `SELECT 1 FROM "InPersonSession" WHERE "sessionNo" = $1 FOR NO KEY UPDATE`,
} as const

/** 4. A session stays as it is read until the commit; others that only read it do not wait. */
export async function keepSession(db: Transaction, sessionNo: SessionNo): Promise<void> {
  await db.$queryRaw`
    SELECT 1 FROM "InPersonSession" WHERE "sessionNo" = ${sessionNo} FOR SHARE`
}

/** 4. After sessions, a venue: making, moving and retiring there take turns. Null where there is none. */
export async function lockVenue(db: Transaction, venueNo: VenueNo): Promise<Venue | null> {
  const [venue] = await db.$queryRaw<Venue[]>`
    SELECT * FROM "Venue" WHERE "venueNo" = ${venueNo} FOR NO KEY UPDATE`
  return venue ?? null
}

/** 4. After venues, instructors by their numbers. The second of two simultaneous timetables sees the first. */
export async function lockInstructors(
  db: Transaction,
  instructorNos: readonly number[],
): Promise<Instructor[]> {
  return db.$queryRaw<Instructor[]>`
    SELECT * FROM "Instructor" WHERE "instructorNo" = ANY (${[...instructorNos]}::int[])
     ORDER BY "instructorNo" FOR NO KEY UPDATE`
}

/** 5. An inquiry with the words under it: a change, a follow-up and an answer take turns. Null where there is none. */
export async function lockInquiry(db: Transaction, inquiryNo: number): Promise<Inquiry | null> {
  const [inquiry] = await db.$queryRaw<Inquiry[]>`
    SELECT * FROM "Inquiry" WHERE "inquiryNo" = ${inquiryNo} FOR UPDATE`
  return inquiry ?? null
}

/** 6. The closing of a day of money: closing, and reopening by two people, take turns. */
export async function lockClosing(db: Transaction, day: string): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`closing ${day}`}, 13))`
}

/** 7. A record that staff write for visitors; null where there is none. The second of two simultaneous writers sees what the first has saved. */
export async function lockContent(db: Transaction, contentNo: number): Promise<Content | null> {
  await db.$queryRaw`SELECT 1 FROM "Content" WHERE "contentNo" = ${contentNo} FOR UPDATE`
  return db.content.findUnique({ where: { contentNo } })
}

/** 8. One question of the test with all its versions, by its first. The second of two simultaneous writers sees what the first has written. */
export async function lockQuestion(db: Transaction, originNo: number): Promise<void> {
  await db.$queryRaw`SELECT 1 FROM "ExamQuestion" WHERE "questionNo" = ${originNo} FOR NO KEY UPDATE`
}

/** 9. The versions of one course: drafting, saving and publishing take turns. Its bank, too. An application reads them without it. */
export async function lockCourse(
  db: Transaction,
  kind: { year: number; salesType: number; industryType: number; onlineType: number },
): Promise<void> {
  const { year, salesType, industryType, onlineType } = kind
  const key = `course ${year} ${salesType} ${industryType} ${onlineType}`
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 13))`
}

/** 10. The survey of a year. The second of two simultaneous writers sees what the first has written. */
export async function lockSurvey(db: Transaction, year: number): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`survey ${year}`}, 13))`
}

/** 11. The counts of one day's answers: two workers that count it take turns. */
export async function lockAnswerDay(db: Transaction, day: string): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`answers ${day}`}, 13))`
}

/** 12. A lecture with its videos: opening an upload, publishing and giving up take turns. False where there is none. */
export async function lockLecture(db: Transaction, lectureNo: number): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM "Lecture" WHERE "lectureNo" = ${lectureNo} FOR NO KEY UPDATE`
  return rows.length === 1
}

/** 12. The lecture of a video, and then the video as it stands behind the lock; null where there is none. */
export async function lockVideo(db: Transaction, videoNo: number): Promise<LectureVideo | null> {
  const known = await db.lectureVideo.findUnique({ where: { videoNo }, select: { lectureNo: true } })
  if (!known) return null
  await lockLecture(db, known.lectureNo)
  return db.lectureVideo.findUnique({ where: { videoNo } })
}
