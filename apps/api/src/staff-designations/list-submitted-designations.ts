import { listSubmittedDesignations as contract } from '@hygiene/contracts'
import { pageFactsOf, pageWindow } from '@hygiene/contracts/kit'
import { implement } from '../http/implement.ts'
import { auditShown, ROWS_A_PAGE } from '../http/audit-shown.ts'
import { readDesignationRows } from './designation-rows.ts'

/** The people on the page are in the audit log before they are shown. */
export const listSubmittedDesignations = implement(contract, async (call) => {
  const { input, deps, now } = call
  const { page, kind = null, state = null, name } = input
  const window = pageWindow(page, ROWS_A_PAGE)
  const { list, totalRow } = await readDesignationRows(deps, { kind, state, name }, window, now)

  await auditShown(call, contract.operation, list)
  return { list, pageInfo: pageFactsOf(page, ROWS_A_PAGE, totalRow) }
})
