import { listAudit as contract } from '@hygiene/contracts/staff/audit-log/list-audit'
import { actionLabel, auditReasonText } from '@hygiene/contracts/labels/action-label'
import { Prisma } from '@hygiene/db/generated/client'
import { pick, table, typed } from '@hygiene/db/table'
import type { LoggedRow } from '@hygiene/domain/staff/audit-log/audit-subject'
import { list, since, until } from '../../kit/list.ts'
import type { Asked } from '../../kit/list-plan.ts'

const SHOWN_PEOPLE = 50

const a = table('AuditEntry', 'a')
const o = table('AuditEntry', 'o')
const e = table('Employee', 'e')

/** Matches the entries `o` written with `a`: one action has one entry per person. */
const WRITTEN_TOGETHER = Prisma.sql`${o.at} = ${a.at} AND ${o.operation} = ${a.operation}
  AND ${o.subjectKind} IS NOT DISTINCT FROM ${a.subjectKind} AND ${o.subjectNo} IS NOT DISTINCT FROM ${a.subjectNo}
  AND ${o.detail} = ${a.detail} AND ${o.reason} = ${a.reason}
  AND ${o.employeeNo} IS NOT DISTINCT FROM ${a.employeeNo} AND ${o.consoleUser} IS NOT DISTINCT FROM ${a.consoleUser}
  AND ${o.loginNo} IS NOT DISTINCT FROM ${a.loginNo} AND ${o.memberNo} IS NOT NULL`

const IS_FIRST = Prisma.sql`(${a.memberNo} IS NULL OR NOT EXISTS (
  SELECT FROM ${o.$from} WHERE ${WRITTEN_TOGETHER} AND ${o.auditNo} < ${a.auditNo}))`

const OWN_PERSON = {
  memberNos: typed<number[]>`array_remove(ARRAY[${a.memberNo}], NULL)`,
  people: typed<number>`CASE WHEN ${a.memberNo} IS NULL THEN 0 ELSE 1 END`,
}
const ALL_PEOPLE = {
  memberNos: typed<number[]>`CASE WHEN ${a.memberNo} IS NULL THEN '{}' ELSE ARRAY(
    SELECT ${o.memberNo} FROM ${o.$from} WHERE ${WRITTEN_TOGETHER} ORDER BY ${o.auditNo} LIMIT ${SHOWN_PEOPLE}) END`,
  people: typed<number>`CASE WHEN ${a.memberNo} IS NULL THEN 0 ELSE (
    SELECT count(*)::int FROM ${o.$from} WHERE ${WRITTEN_TOGETHER}) END`,
}

/** Writes one line per member, unlike a page: the file must show whose data was handled (safety measures notice, Art. 8). */
export const listAudit = list(contract, {
  of: a,
  joins: Prisma.sql`LEFT JOIN ${e.$from} USING ("employeeNo")`,
  key: { sql: a.auditNo, type: 'bigint' },
  columnsAt: ({ filter }: Asked<typeof contract>) => ({
    auditNo: typed<string>`${a.auditNo}::text`,
    employeeName: e.name,
    loginId: e.loginId,
    subjectKind: typed<LoggedRow['subjectKind']>`${a.subjectKind}`,
    isLinked: typed<boolean>`${a.loginNo} IS NOT NULL`,
    ...(filter.memberNo === undefined ? ALL_PEOPLE : OWN_PERSON),
  }),
  onPage: ({ filter }) => (filter.memberNo === undefined ? [IS_FIRST] : []),
  filters: {
    employeeNo: a.employeeNo,
    memberNo: a.memberNo,
    operation: a.operation,
    fromDay: since(a.at),
    toDay: until(a.at),
  },
  search: (text) => Prisma.sql`${a.employeeNo} IN (
    SELECT ${e.employeeNo} FROM ${e.$from} WHERE ${e.loginId} = ${text} OR ${e.name} = ${text})`,
  file: {
    ...pick(a, 'at', 'memberNo', 'ipAddress'),
    employee: Prisma.sql`coalesce(${e.name}, ${a.consoleUser})`,
    loginId: e.loginId,
    action: {
      sql: Prisma.sql`json_build_object('operation', ${a.operation}, 'subjectKind', ${a.subjectKind}, 'subjectNo', ${a.subjectNo},
        'detail', ${a.detail})`,
      show: actionLabel,
    },
    reason: { sql: a.reason, show: auditReasonText },
  },
  memberOfFile: a.memberNo,
})
