import { confirmSetupCheck as contract } from '@hygiene/contracts/staff/setup/confirm-setup-check'
import { setupItemLabel } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { confirmSetupCheck as confirm } from '@hygiene/operations/staff/setup/confirm-setup-check'
import { implement } from '../../http/implement.ts'

export const confirmSetupCheck = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { kind } = input
    const detail = setupItemLabel[kind]
    const action = { operation: contract.operation, subject: null, detail, reason: detail }
    const verdict = await confirm(deps.db, {
      ...input,
      now,
      alongside: (db) => writeAudit(db, { caller, ...action, ipAddress, now }),
    })
    if (!verdict.allowed) throw refuse(verdict.reason)
    return {}
  },
)
