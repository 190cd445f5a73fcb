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
 * Defines the order of all locks that several operations share: a request of two people, the person, the application with its
 * enrolments, the sessions, an inquiry. A transaction takes the ones it needs in this order, rows of one kind by number, and
 * never goes back, so no two transactions deadlock. The counter of certificate numbers comes last.
 */

/** 0. Serialises the decisions on a change that two people make. Returns null where there is none. */
export async function lockApproval(db: Transaction, approvalNo: number): Promise<Approval | null> {
  await db.$queryRaw`SELECT 1 FROM "Approval" WHERE "approvalNo" = ${approvalNo} FOR UPDATE`
  return db.approval.findUnique({ where: { approvalNo } })
}

/**
 * 1. Serialises the actions on one person where a rule reads all their bookings: a person is in one venue at a time. Does not
 * block rows that merely refer to the person.
 */
export async function lockMember(db: Transaction, memberNo: number): Promise<void> {
  await db.$queryRaw`SELECT 1 FROM "Member" WHERE "memberNo" = ${memberNo} FOR NO KEY UPDATE`
}

const MEMBERS = `SELECT "memberNo", "name", "birth" FROM "Member" WHERE "memberNo" = ANY ($1::int[]) AND "withdrawnAt" IS NULL
                  ORDER BY "memberNo" FOR NO KEY UPDATE`

export const LOCK_MEMBERS = {
  wait: { name: 'lock-members', text: MEMBERS },
  skip: { name: 'lock-members-free', text: `${MEMBERS} SKIP LOCKED` },
} as const

/**
 * 2. Locks an application and then its enrolments: paying, cancelling, moving and payment notices wait here, also for a test
 * being graded. A transaction that holds an enrolment or a session never locks its application.
 */
export async function lockApplication(db: Transaction, applicationNo: ApplicationNo): Promise<void> {
  await db.$queryRaw`SELECT 1 FROM "Application" WHERE "applicationNo" = ${applicationNo} FOR UPDATE`
  await db.$queryRaw`
    SELECT 1 FROM "OnlineEnrolment" WHERE "applicationNo" = ${applicationNo} ORDER BY "enrolmentNo" FOR UPDATE`
  await db.$queryRaw`
    SELECT 1 FROM "InPersonEnrolment" WHERE "applicationNo" = ${applicationNo} ORDER BY "inPersonEnrolmentNo" FOR UPDATE`
}

/** 3. Locks one online enrolment of the caller; returns false where the caller has no such record. */
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

/** 3. Locks one in-person record of the caller; returns false where the caller has no such record. */
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
 * 4. Locks in-person sessions in the order of their numbers, as late as possible: taking, moving and offering a seat wait here.
 * Later statements see the previous holder's writes. A row that only refers to a session (a scan at the check-in) does not wait.
 */
export async function lockSessions(
  db: Transaction,
  sessionNos: readonly SessionNo[],
): Promise<InPersonSession[]> {
  return db.$queryRaw<InPersonSession[]>`
    SELECT * FROM "InPersonSession" WHERE "sessionNo" = ANY (${[...sessionNos]}::int[])
     ORDER BY "sessionNo" FOR NO KEY UPDATE`
}

export const LOCK_SESSION = {
  name: 'lock-session',
  text: `SELECT 1 FROM "InPersonSession" WHERE "sessionNo" = $1 FOR NO KEY UPDATE`,
} as const

/** 4. Keeps a session unchanged until the commit without blocking other readers. */
export async function keepSession(db: Transaction, sessionNo: SessionNo): Promise<void> {
  await db.$queryRaw`
    SELECT 1 FROM "InPersonSession" WHERE "sessionNo" = ${sessionNo} FOR SHARE`
}

/** 4. Locks a venue after sessions: creating, moving and retiring take turns. Returns null where there is none. */
export async function lockVenue(db: Transaction, venueNo: VenueNo): Promise<Venue | null> {
  const [venue] = await db.$queryRaw<Venue[]>`
    SELECT * FROM "Venue" WHERE "venueNo" = ${venueNo} FOR NO KEY UPDATE`
  return venue ?? null
}

/** 4. Locks instructors by number, after venues, so that of two simultaneous timetables the later one sees the earlier. */
export async function lockInstructors(
  db: Transaction,
  instructorNos: readonly number[],
): Promise<Instructor[]> {
  return db.$queryRaw<Instructor[]>`
    SELECT * FROM "Instructor" WHERE "instructorNo" = ANY (${[...instructorNos]}::int[])
     ORDER BY "instructorNo" FOR NO KEY UPDATE`
}

/** 5. Locks an inquiry with its messages: a change, a follow-up and an answer take turns. Returns null where there is none. */
export async function lockInquiry(db: Transaction, inquiryNo: number): Promise<Inquiry | null> {
  const [inquiry] = await db.$queryRaw<Inquiry[]>`
    SELECT * FROM "Inquiry" WHERE "inquiryNo" = ${inquiryNo} FOR UPDATE`
  return inquiry ?? null
}

/** 6. Serialises the closing and reopening of a day of money. */
export async function lockClosing(db: Transaction, day: string): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`closing ${day}`}, 13))`
}

/**
 * 7. Locks a record that staff write for visitors, so that the later of two writers sees the earlier save. Returns null where
 * there is none.
 */
export async function lockContent(db: Transaction, contentNo: number): Promise<Content | null> {
  await db.$queryRaw`SELECT 1 FROM "Content" WHERE "contentNo" = ${contentNo} FOR UPDATE`
  return db.content.findUnique({ where: { contentNo } })
}

export async function lockQuestion(db: Transaction, originNo: number): Promise<void> {
  await db.$queryRaw`SELECT 1 FROM "ExamQuestion" WHERE "questionNo" = ${originNo} FOR NO KEY UPDATE`
}

/**
 * 9. Locks the versions of one course and its bank: drafting, saving and publishing take turns. An application reads them without
 * the lock.
 */
export async function lockCourse(
  db: Transaction,
  kind: { year: number; salesType: number; industryType: number; onlineType: number },
): Promise<void> {
  const { year, salesType, industryType, onlineType } = kind
  const key = `course ${year} ${salesType} ${industryType} ${onlineType}`
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 13))`
}

export async function lockSurvey(db: Transaction, year: number): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`survey ${year}`}, 13))`
}

export async function lockAnswerDay(db: Transaction, day: string): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`answers ${day}`}, 13))`
}

/**
 * 12. Locks a lecture with its videos: opening an upload, publishing and discarding take turns. Returns false where there is
 * none.
 */
export async function lockLecture(db: Transaction, lectureNo: number): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM "Lecture" WHERE "lectureNo" = ${lectureNo} FOR NO KEY UPDATE`
  return rows.length === 1
}

/** 12. Locks the lecture of a video and reads the video under the lock; returns null where there is none. */
export async function lockVideo(db: Transaction, videoNo: number): Promise<LectureVideo | null> {
  const known = await db.lectureVideo.findUnique({ where: { videoNo }, select: { lectureNo: true } })
  if (!known) return null
  await lockLecture(db, known.lectureNo)
  return db.lectureVideo.findUnique({ where: { videoNo } })
}
