import { readSubmittedDesignation as contract } from '@hygiene/contracts/education/designation/staff/read-submitted-designation'
import { Prisma } from '@hygiene/db'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { DESIGNATIONS } from '@hygiene/operations/education/designation/find-designations'
import { implement } from '../../../http/implement.ts'
import { designationColumns, designationOf, type DesignationRow } from './designation-rows.ts'

export const readSubmittedDesignation = implement(
  contract,
  async ({ input: { kind, number }, caller, deps, ipAddress, now, refuse }) => {
    const own = kind === 'online' ? Prisma.sql`o."enrolmentNo"` : Prisma.sql`h."inPersonEnrolmentNo"`
    const owner = kind === 'online' ? 'onlineEnrolment' : 'inPersonEnrolment'
    const [row] = await deps.db.$queryRaw<DesignationRow[]>`
      SELECT ${designationColumns(now)} FROM ${DESIGNATIONS}
       WHERE f."ownerKind" = ${owner}::"FileOwner" AND f."ownerNo" = ${number} AND ${own} = ${number}`
    if (!row) throw refuse('FILE_NOT_FOUND')
    const view = { caller, operation: contract.operation, subject: null, reason: '', ipAddress, now }
    await writeAudit(deps.db, { ...view, memberNos: [row.memberNo] })
    return designationOf(row)
  },
)
