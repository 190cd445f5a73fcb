import { listSubmittedDesignations as contract } from '@hygiene/contracts/education/designation/staff/list-submitted-designations'
import { readKeyset } from '@hygiene/db'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import {
  designationKeyset,
  findDesignations,
} from '@hygiene/operations/education/designation/find-designations'
import { implement } from '../../../http/implement.ts'
import { designationColumns, designationOf, type DesignationRow } from './designation-rows.ts'

export const listSubmittedDesignations = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now }) => {
    const query = { ...findDesignations(input, now), columns: designationColumns(now) }
    const { rows, ...page } = await readKeyset<DesignationRow, 'submittedAt'>(
      deps.db,
      designationKeyset,
      query,
      input,
      now,
    )
    const memberNos = [...new Set(rows.map(({ memberNo }) => memberNo))]
    const view = { caller, operation: contract.operation, subject: null, reason: '', ipAddress, now }
    if (memberNos.length > 0) await writeAudit(deps.db, { ...view, memberNos })
    return { ...page, list: rows.map(designationOf) }
  },
)
