import { listLicenceChecks as contract } from '@hygiene/contracts/platform/licence-register/staff/list-licence-checks'
import { readKeyset } from '@hygiene/db/keyset'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { operation } from '../../../kit/operation.ts'
import { checkKeyset, findChecks } from '../find-checks.ts'
import { checkColumns, checkOf, type CheckRow } from './licence-check-rows.ts'

export const listLicenceChecks = operation(contract, async ({ db, input, actor, now, log }) => {
  const found = findChecks({ ...input, branches: branchesOf(actor) }, now)
  const query = { ...found, columns: checkColumns(now) }
  const { rows, ...page } = await readKeyset<CheckRow, 'madeAt'>(db, checkKeyset, query, input, now)
  log({ shown: rows.map(({ memberNo }) => memberNo) })
  return { ...page, list: rows.map(checkOf) }
})
