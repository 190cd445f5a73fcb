import { redrawDocument as contract } from '@hygiene/contracts/platform/job/staff/redraw-document'
import { documentsOf } from '@hygiene/domain/platform/job/job-kinds'
import { loggedAction } from '@hygiene/domain/staff/audit-log/logged-action'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { redrawDocument as redraw } from '@hygiene/operations/platform/job/redraw-document'
import { implement } from '../../../http/implement.ts'

export const redrawDocument = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { reason, ...document } = input
  if (!documentsOf(caller.role).includes(document.kind)) throw refuse('DOCUMENT_NOT_WAITING')
  const action = loggedAction.redrawDocument(document.kind, document.number)
  const verdict = await redraw(deps.db, deps.queues, document, (db) =>
    writeAudit(db, { caller, ...action, reason, ipAddress, now }),
  )
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { number: document.number }
})
