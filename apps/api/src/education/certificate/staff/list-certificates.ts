import { listCertificates as contract } from '@hygiene/contracts/education/certificate/staff/list-certificates'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { implement } from '../../../http/implement.ts'
import { readCertificateRows } from './certificate-rows.ts'

/** Masked, so no reason is asked; the people on the page are in the log. */
export const listCertificates = implement(contract, async ({ input, caller, deps, ipAddress, now }) => {
  const { rows, ...page } = await readCertificateRows(deps.db, input, now)
  const memberNos = [...new Set(rows.map(({ memberNo }) => memberNo))]
  if (memberNos.length > 0) {
    const action = { operation: contract.operation, subject: null }
    const view = { caller, ...action, reason: '', ipAddress, now, memberNos }
    await writeAudit(deps.db, view)
  }
  return { ...page, list: rows }
})
