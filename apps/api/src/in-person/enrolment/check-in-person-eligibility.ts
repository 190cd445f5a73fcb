import { checkInPersonEligibility as contract } from '@hygiene/contracts/in-person/enrolment/check-in-person-eligibility'
import type { Course } from '@hygiene/db'
import { OnlineType, placeKey, seoulYear, type SessionNo } from '@hygiene/domain'
import { judgeLicences } from '@hygiene/operations/in-person/enrolment/judge-licences'
import { LIVE_IN_PERSON } from '@hygiene/domain'
import { findCurrentCourses } from '@hygiene/operations/education/course/find-current-courses'
import { findValidCertificate } from '@hygiene/operations/education/course/find-valid-certificate'
import { lapsedAt } from '@hygiene/operations/platform/records/seats-taken'
import { type Call, implement } from '../../http/implement.ts'

type CheckCall = Call<typeof contract>

/** Says which case applies and why, before a seat is taken or paid; of several years the first that is open. */
export const checkInPersonEligibility = implement(contract, async (call) => {
  const judged = await Promise.all((await findCourses(call)).map((course) => judge(call, course)))
  const answer = judged.find(({ eligible }) => eligible) ?? judged[0]
  if (!answer) throw call.refuse('COURSE_NOT_OFFERED')
  const existing = await findExisting(call, answer.year)
  return { ...answer, existing, certificate: await findCertificate(call, answer) }
})

/** The course of the session; where none is chosen yet, that of each year with sessions to come. */
async function findCourses(call: CheckCall): Promise<Course[]> {
  const { input, deps, now } = call
  const { salesType, industryType, sessionNo } = input
  if (sessionNo !== undefined) return [await courseOf(call, sessionNo)]

  const toCome = { salesType, isShown: true, status: 'open' as const, applyClosesAt: { gt: now } }
  const kind = { salesType, industryType, onlineType: OnlineType.collective }
  const sessions = await deps.db.inPersonSession.findMany({
    where: { ...toCome, courses: { some: { industryType } } },
    distinct: ['year'],
    select: { year: true },
  })
  const years = sessions.map(({ year }) => year)
  const courses = await findCurrentCourses(deps.db, { ...kind, year: { in: years } }, now)
  if (courses.length > 0) return courses.toSorted((one, other) => one.year - other.year)
  return findCurrentCourses(deps.db, { ...kind, year: seoulYear(now) }, now)
}

async function courseOf({ input, deps, now, refuse }: CheckCall, sessionNo: SessionNo) {
  const { salesType, industryType } = input
  const session = await deps.db.inPersonSession.findUnique({
    where: { sessionNo, isShown: true },
    include: { courses: { where: { industryType } } },
  })
  if (!session) throw refuse('SESSION_NOT_FOUND')
  if (session.courses.length === 0 || session.salesType !== salesType) throw refuse('SESSION_OTHER_TRADE')
  const kind = { year: session.year, salesType, industryType, onlineType: OnlineType.collective }
  const [course] = await findCurrentCourses(deps.db, kind, now)
  if (!course) throw refuse('COURSE_NOT_OFFERED')
  return course
}

async function judge({ input, caller, deps, now }: CheckCall, course: Course) {
  const { year, priceWon: price, hours } = course
  const wanted = { memberNo: caller.memberNo, year, salesType: input.salesType, licences: [input] }
  const { judged } = await judgeLicences(deps.readPast, wanted, now)
  if (!judged[0]) throw new Error('A licence was not judged')
  return { ...judged[0].eligibility, year, price, hours }
}

async function findCertificate(
  { input, caller, deps }: CheckCall,
  { case: which, year }: { case: string; year: number },
) {
  const { memberNo } = caller
  const { salesType, industryType, sidoCode } = input
  const place = { salesType, industryType, sidoCode, licenceKey: placeKey(memberNo, input) }
  return findValidCertificate(deps.db, { ...place, case: which, memberNo, year })
}

/** Only one's own: whether a stranger applied for this place is the verdict's business, not its number. */
async function findExisting({ input, caller, deps, now }: CheckCall, year: number) {
  const { memberNo } = caller
  return deps.db.inPersonEnrolment.findFirst({
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
