import { checkInPersonEligibility as contract } from '@hygiene/contracts/in-person/enrolment/check-in-person-eligibility'
import type { Course } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import { LIVE_IN_PERSON } from '@hygiene/domain/in-person/enrolment/record-status'
import { OnlineType } from '@hygiene/domain/text'
import { placeKey } from '@hygiene/domain/education/enrolment/licence-number'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import { findCurrentCourses } from '../../education/course/find-current-courses.ts'
import { findValidCertificate } from '../../education/course/find-valid-certificate.ts'
import { type OperationCall, query } from '../../kit/operation.ts'
import type { Services } from '../../kit/services.ts'
import { lapsedAt } from '../../platform/records/seats-taken.ts'
import { judgeLicences } from './judge-licences.ts'

type CheckCall = OperationCall<typeof contract> & Pick<Services, 'readPast'>

/** Returns the applicable case and its reason before a seat is taken or paid. Of several years the first open one counts. */
export const checkInPersonEligibility = query(contract, { needs: ['readPast'] }, async (call) => {
  const { sessionNo } = call.input
  const found = sessionNo === undefined ? await coursesToCome(call) : await courseOf(call, sessionNo)
  if (!Array.isArray(found)) return found
  const judged = await Promise.all(found.map((course) => judge(call, course)))
  const answer = judged.find(({ eligible }) => eligible) ?? judged[0]
  if (!answer) return denied('COURSE_NOT_OFFERED')
  const existing = await findExisting(call, answer.year)
  return { ...answer, existing, certificate: await findCertificate(call, answer) }
})

async function coursesToCome({ input, db, now }: CheckCall): Promise<Course[]> {
  const { salesType, industryType } = input
  const toCome = { salesType, isShown: true, status: 'open' as const, applyClosesAt: { gt: now } }
  const kind = { salesType, industryType, onlineType: OnlineType.collective }
  const sessions = await db.inPersonSession.findMany({
    where: { ...toCome, courses: { some: { industryType } } },
    distinct: ['year'],
    select: { year: true },
  })
  const years = sessions.map(({ year }) => year)
  const courses = await findCurrentCourses(db, { ...kind, year: { in: years } }, now)
  if (courses.length > 0) return courses.toSorted((one, other) => one.year - other.year)
  return findCurrentCourses(db, { ...kind, year: seoulYear(now) }, now)
}

async function courseOf({ input, db, now }: CheckCall, sessionNo: SessionNo) {
  const { salesType, industryType } = input
  const session = await db.inPersonSession.findUnique({
    where: { sessionNo, isShown: true },
    include: { courses: { where: { industryType } } },
  })
  if (!session) return denied('SESSION_NOT_FOUND')
  if (session.courses.length === 0 || session.salesType !== salesType) return denied('SESSION_OTHER_TRADE')
  const kind = { year: session.year, salesType, industryType, onlineType: OnlineType.collective }
  return (await findCurrentCourses(db, kind, now)).slice(0, 1)
}

async function judge({ input, actor, readPast, now }: CheckCall, course: Course) {
  const { year, priceWon: price, hours } = course
  const wanted = { memberNo: actor.memberNo, year, salesType: input.salesType, licences: [input] }
  const { judged } = await judgeLicences(readPast, wanted, now)
  if (!judged[0]) throw new Error('A licence was not judged')
  return { ...judged[0].eligibility, year, price, hours }
}

async function findCertificate(
  { input, actor, db }: CheckCall,
  { case: which, year }: { case: string; year: number },
) {
  const { memberNo } = actor
  const { salesType, industryType, sidoCode } = input
  const place = { salesType, industryType, sidoCode, licenceKey: placeKey(memberNo, input) }
  return findValidCertificate(db, { ...place, case: which, memberNo, year })
}

/** Searches only own records: another person's application affects the verdict, but its number stays private. */
async function findExisting({ input, actor, db, now }: CheckCall, year: number) {
  const { memberNo } = actor
  return db.inPersonEnrolment.findFirst({
    where: {
      memberNo,
      year,
      salesType: input.salesType,
      licenceKey: placeKey(memberNo, input),
      status: { in: [...LIVE_IN_PERSON] },
      NOT: { booking: lapsedAt(now) },
    },
    select: { inPersonEnrolmentNo: true, applicationNo: true },
  })
}
