import { listAudit as contract } from '@hygiene/contracts/staff/list-audit'
import { Prisma, readKeyset } from '@hygiene/db'
import { auditKeyset, findAudit } from '@hygiene/operations/audit/find-audit'
import { implement } from '../http/implement.ts'

interface AuditRow {
  auditNo: string
  at: Date
  employeeName: string | null
  loginId: string | null
  consoleUser: string | null
  memberNo: number | null
  action: string
  reason: string
  isLinked: boolean
  ipAddress: string
}

const COLUMNS = Prisma.sql`a."auditNo"::text, a."at", e."name" AS "employeeName", e."loginId", a."consoleUser", a."memberNo",
      a."action", a."reason", a."loginNo" IS NOT NULL AS "isLinked", a."ipAddress"`

export const listAudit = implement(contract, async ({ input, deps, now }) => {
  const query = { ...findAudit(input), columns: COLUMNS }
  const { rows, ...page } = await readKeyset<AuditRow, 'at'>(deps.db, auditKeyset, query, input, now)
  const list = rows.map((row) => ({ ...row, at: row.at.toISOString() }))
  return { ...page, list }
})
