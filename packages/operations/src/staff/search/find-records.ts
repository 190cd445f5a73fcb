import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import { findRecords as contract, MOST_FOUND } from '@hygiene/contracts/staff/search/find-records'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { type StaffRole, staffMay } from '@hygiene/domain/staff/permission/permissions'
import {
  courseText,
  namesNothing,
  readSearch,
  type SearchFacts,
} from '@hygiene/domain/staff/search/search-terms'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { versionInForce } from '../../education/course/version-in-force.ts'
import { operation } from '../../kit/operation.ts'
import { findCertificates, findInquiries, findOrders } from './find-documents.ts'
import { findInPerson, findOnline } from './find-enrolments.ts'
import { findPeople } from './find-people.ts'
import { findPosts } from './find-posts.ts'
import { findSessions, findVenues } from './find-venues.ts'
import {
  certificateRow,
  inPersonRow,
  inquiryRow,
  memberRow,
  onlineRow,
  orderRow,
  sessionRow,
  shown,
} from './found-rows.ts'

interface FoundCourse {
  courseNo: number
  courseName: string
  edition: number
  priceWon: number
}

const COURSES = `
  SELECT v."courseNo", v."name" AS "courseName", v."edition", v."priceWon"
    FROM "Course" o CROSS JOIN ${versionInForce('o."courseNo"', '$2')} v
   WHERE o."edition" = 1 AND (SELECT bool_and(position(w IN v."name") > 0) FROM unnest($1::text[]) w)
   ORDER BY v."year" DESC, v."onlineType", v."salesType" DESC, v."industryType" LIMIT ${MOST_FOUND + 1}`

async function findCourses(db: PrismaClient, text: readonly string[], now: Date): Promise<FoundCourse[]> {
  return text.length === 0 ? [] : db.$queryRawUnsafe<FoundCourse[]>(COURSES, [...text], now)
}

type Found = AnswerOf<typeof contract>
type Caller = { role: StaffRole; branchNo: number | null }

/** Logs the search text and all people shown. The parts are read in parallel, which one transaction cannot do. */
export const findRecords = operation(
  contract,
  { before: ({ db, input, actor, now }) => find(db, input.text, actor, now) },
  async ({ input, prepared, log }) => {
    log(prepared && { detail: input.text, memberNos: [...new Set(peopleOf(prepared))] })
    return prepared ?? NOTHING
  },
)

async function find(db: PrismaClient, text: string, caller: Caller, now: Date): Promise<Found | null> {
  const facts = readSearch(text)
  const named = staffMay(caller.role, 'readCourses') ? courseText(text) : []
  if (namesNothing(facts) && named.length === 0) return null
  // A branch's employee sees no posts, because these belong to no branch.
  const seesPosts = staffMay(caller.role, 'readContents') && branchesOf(caller) === null
  const [records, courses, posts] = await Promise.all([
    findAll(db, facts, caller, now),
    findCourses(db, named, now),
    seesPosts ? findPosts(db, text, now) : [],
  ])
  const found = {
    ...records,
    courses: shown(courses, (course) => course),
    posts: shown(posts, (post) => post),
  }
  return staffMay(caller.role, 'readSessions') ? found : { ...found, venues: NONE, sessions: NONE }
}

const NONE = { list: [], hasMore: false }
const NOTHING: Found = {
  members: NONE,
  orders: NONE,
  enrolments: NONE,
  inPerson: NONE,
  certificates: NONE,
  courses: NONE,
  posts: NONE,
  venues: NONE,
  sessions: NONE,
  inquiries: NONE,
}

async function findAll(db: PrismaClient, facts: SearchFacts, caller: Caller, now: Date) {
  const scope = branchesOf(caller)
  const enrolled = Promise.all([findOnline(db, facts, scope), findInPerson(db, facts, scope)])
  // Only a licence needs the enrolments to find people, so other searches do not wait for them.
  const ownersOf = async (): Promise<number[]> =>
    facts.licenceKey === null ? [] : licenceOwners(facts, (await enrolled).flat())
  const [[online, inPerson], orders, certificates, venues, sessions, inquiries, people] = await Promise.all([
    enrolled,
    findOrders(db, facts, scope),
    findCertificates(db, facts, scope, seoulYear(now)),
    findVenues(db, facts, scope, now),
    findSessions(db, facts, scope, now),
    findInquiries(db, facts, caller),
    ownersOf().then((owners) => findPeople(db, facts, scope, owners, now)),
  ])
  return {
    members: shown(people, memberRow),
    orders: shown(orders, orderRow),
    enrolments: shown(online, onlineRow),
    inPerson: shown(inPerson, inPersonRow),
    certificates: shown(certificates, certificateRow),
    venues: shown(venues, (venue) => venue),
    sessions: shown(sessions, sessionRow),
    inquiries: shown(inquiries, inquiryRow),
  }
}

function licenceOwners(
  facts: SearchFacts,
  enrolments: readonly { memberNo: number; licenceKey: string }[],
): number[] {
  const owned = enrolments.filter(({ licenceKey }) => licenceKey === facts.licenceKey)
  return [...new Set(owned.map(({ memberNo }) => memberNo))]
}

function peopleOf({ members, orders, enrolments, inPerson, certificates, inquiries }: Found): number[] {
  const writers = inquiries.list.flatMap(({ memberNo }) => memberNo ?? [])
  return [members, orders, enrolments, inPerson, certificates]
    .flatMap(({ list }) => list.map(({ memberNo }) => memberNo))
    .concat(writers)
}
