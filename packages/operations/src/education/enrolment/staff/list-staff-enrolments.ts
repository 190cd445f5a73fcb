import { listStaffEnrolments as contract } from '@hygiene/contracts/education/enrolment/staff/list-staff-enrolments'
import type { Queries } from '@hygiene/db/connect'
import { readKeyset } from '@hygiene/db/keyset'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { lastStudyDay } from '@hygiene/domain/education/study/study-term'
import { maskName } from '@hygiene/domain/member/account/masking'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { statusAt } from '@hygiene/domain/education/study/study-record'
import { enrolmentKeyset, findEnrolments } from '../../../member/account/find-enrolments.ts'
import { operation } from '../../../kit/operation.ts'
import type { IndustryType, SalesType } from '@hygiene/domain/text'

/** Those on the page are in the log before they are shown. */
export const listStaffEnrolments = operation(contract, async ({ db, input, actor, now, log }) => {
  const query = findEnrolments({ ...input, branches: branchesOf(actor) }, now)
  const page = await readKeyset<{ key: string }, 'appliedAt'>(db, enrolmentKeyset, query, input, now)
  const { rows, ...facts } = page
  const keys = rows.map(({ key }) => key)
  const numbers = (mark: string) => keys.filter((key) => key[0] === mark).map((key) => Number(key.slice(1)))
  const online = await onlineRows(db, numbers('o'), now)
  const inPerson = await inPersonRows(db, numbers('h'))
  const found = new Map([...online, ...inPerson].map((row) => [row.key, row]))
  const list = keys.flatMap((key) => found.get(key) ?? [])
  log({ shown: list.map(({ memberNo }) => memberNo) })
  return { ...facts, list }
})

async function onlineRows(db: Queries, enrolmentNos: number[], now: Date) {
  const rows = await db.onlineEnrolment.findMany({ where: { enrolmentNo: { in: enrolmentNos } } })
  return rows.map((row) => ({
    ...sharedOf(row),
    key: `o${row.enrolmentNo}`,
    kind: 'online' as const,
    number: row.enrolmentNo,
    status: statusAt(row, now),
    untilOn: lastStudyDay(row),
    isExtended: row.extendedToOn !== null,
    sessionNo: null,
    branchName: null,
  }))
}

async function inPersonRows(db: Queries, numbers: number[]) {
  const rows = await db.inPersonEnrolment.findMany({
    where: { inPersonEnrolmentNo: { in: numbers } },
    include: { booking: { include: { session: { include: { branch: true } } } } },
  })
  return rows.map(({ booking: { session }, ...row }) => ({
    ...sharedOf(row),
    key: `h${row.inPersonEnrolmentNo}`,
    kind: 'inPerson' as const,
    number: row.inPersonEnrolmentNo,
    status: row.status,
    untilOn: seoulDay(session.startsAt),
    isExtended: false,
    sessionNo: session.sessionNo,
    branchName: session.branch.name,
  }))
}

interface Shared {
  memberNo: number
  userName: string
  businessName: string
  year: number
  salesType: SalesType
  industryType: IndustryType
  appliedAt: Date
}

function sharedOf({ memberNo, userName, businessName, year, salesType, industryType, appliedAt }: Shared) {
  const at = appliedAt.toISOString()
  return {
    memberNo,
    userName: maskName(userName),
    businessName,
    year,
    salesType,
    industryType,
    appliedAt: at,
  }
}
