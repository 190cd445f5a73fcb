import { listAudit as contract } from '@hygiene/contracts/staff/audit-log/list-audit'
import { Prisma } from '@hygiene/db/generated/client'
import { readKeyset } from '@hygiene/db/keyset'
import type { LoggedRow } from '@hygiene/domain/staff/audit-log/audit-subject'
import { auditKeyset, findAudit } from './find-audit.ts'
import { query } from '../../kit/operation.ts'

interface AuditRow extends LoggedRow {
  auditNo: string
  at: Date
  employeeName: string | null
  loginId: string | null
  consoleUser: string | null
  memberNos: number[]
  people: number
  reason: string
  isLinked: boolean
  ipAddress: string
}

const SHOWN_PEOPLE = 50

/** The entries `o` that were written together with `a`: one act, and one entry a person. */
const WRITTEN_TOGETHER = Prisma.sql`o."at" = a."at" AND o."operation" = a."operation"
  AND o."subjectKind" IS NOT DISTINCT FROM a."subjectKind" AND o."subjectNo" IS NOT DISTINCT FROM a."subjectNo"
  AND o."detail" = a."detail" AND o."reason" = a."reason"
  AND o."employeeNo" IS NOT DISTINCT FROM a."employeeNo" AND o."consoleUser" IS NOT DISTINCT FROM a."consoleUser"
  AND o."loginNo" IS NOT DISTINCT FROM a."loginNo" AND o."memberNo" IS NOT NULL`

const IS_FIRST = Prisma.sql`(a."memberNo" IS NULL OR NOT EXISTS (
  SELECT FROM "AuditEntry" o WHERE ${WRITTEN_TOGETHER} AND o."auditNo" < a."auditNo"))`

const OWN_PERSON = {
  memberNos: Prisma.sql`array_remove(ARRAY[a."memberNo"], NULL)`,
  people: Prisma.sql`CASE WHEN a."memberNo" IS NULL THEN 0 ELSE 1 END`,
}
const ALL_PEOPLE = {
  memberNos: Prisma.sql`CASE WHEN a."memberNo" IS NULL THEN '{}' ELSE ARRAY(
    SELECT o."memberNo" FROM "AuditEntry" o WHERE ${WRITTEN_TOGETHER} ORDER BY o."auditNo" LIMIT ${SHOWN_PEOPLE}) END`,
  people: Prisma.sql`CASE WHEN a."memberNo" IS NULL THEN 0 ELSE (
    SELECT count(*)::int FROM "AuditEntry" o WHERE ${WRITTEN_TOGETHER}) END`,
}

export const listAudit = query(contract, async ({ input, db, now }) => {
  const found = findAudit(input)
  const isOfOne = input.filter.memberNo !== undefined
  const { memberNos, people } = isOfOne ? OWN_PERSON : ALL_PEOPLE
  const selection = {
    ...found,
    where: isOfOne ? found.where : [...found.where, IS_FIRST],
    columns: Prisma.sql`a."auditNo"::text, a."at", e."name" AS "employeeName", e."loginId", a."consoleUser",
      ${memberNos} AS "memberNos", ${people} AS "people", a."operation", a."subjectKind", a."subjectNo", a."detail",
      a."reason", a."loginNo" IS NOT NULL AS "isLinked", a."ipAddress"`,
  }
  const { rows, ...page } = await readKeyset<AuditRow, 'at'>(db, auditKeyset, selection, input, now)
  const list = rows
  return { ...page, list }
})
