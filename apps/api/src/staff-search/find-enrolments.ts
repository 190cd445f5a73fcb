import { MOST_FOUND } from '@hygiene/contracts'
import type { PrismaClient } from '@hygiene/db'
import type { SearchFacts } from '@hygiene/domain'
import type { Scope } from './find-people.ts'

const take = MOST_FOUND + 1
const WITH_COURSE = { course: true, member: true } as const

/** Online enrolments by number or licence, the latest first; they belong to no branch. */
export async function findOnline(db: PrismaClient, { recordNo, licenceKey }: SearchFacts, scope: Scope) {
  const named = [
    ...(recordNo === null ? [] : [{ enrolmentNo: recordNo }]),
    ...(licenceKey === null ? [] : [{ licenceKey }]),
  ]
  if (scope !== null || named.length === 0) return []
  return db.onlineEnrolment.findMany({
    where: { OR: named },
    include: WITH_COURSE,
    orderBy: { enrolmentNo: 'desc' },
    take,
  })
}

/** The same of enrolments in a hall, of the scope's sessions. */
export async function findInPerson(
  db: PrismaClient,
  { recordNo, inPersonNo, licenceKey }: SearchFacts,
  scope: Scope,
) {
  const number = inPersonNo ?? recordNo
  const named = [
    ...(number === null ? [] : [{ inPersonEnrolmentNo: number }]),
    ...(licenceKey === null ? [] : [{ licenceKey }]),
  ]
  if (named.length === 0) return []
  return db.inPersonEnrolment.findMany({
    where: { OR: named, ...(scope ? { booking: { session: { branchNo: { in: [...scope] } } } } : {}) },
    include: WITH_COURSE,
    orderBy: { inPersonEnrolmentNo: 'desc' },
    take,
  })
}
