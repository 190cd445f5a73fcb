import { listLicenceChecks as contract } from '@hygiene/contracts/platform/licence-register/staff/list-licence-checks'
import { readKeyset } from '@hygiene/db/keyset'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { checkKeyset, findChecks } from '@hygiene/operations/platform/licence-register/find-checks'
import { implement } from '../../../http/implement.ts'
import { checkColumns, checkOf, type CheckRow } from './licence-check-rows.ts'

export const listLicenceChecks = implement(contract, async ({ input, caller, deps, ipAddress, now }) => {
  const found = findChecks({ ...input, branches: branchesOf(caller) }, now)
  const query = { ...found, columns: checkColumns(now) }
  const { rows, ...page } = await readKeyset<CheckRow, 'madeAt'>(deps.db, checkKeyset, query, input, now)
  const memberNos = [...new Set(rows.map(({ memberNo }) => memberNo))]
  const view = { caller, operation: contract.operation, subject: null, reason: '', ipAddress, now }
  if (memberNos.length > 0) await writeAudit(deps.db, { ...view, memberNos })
  return { ...page, list: rows.map(checkOf) }
})
