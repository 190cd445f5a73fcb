import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import type { Deps } from '../deps.ts'
import type { StaffCaller } from './staff-caller.ts'

type View = { caller: StaffCaller; deps: Deps; ipAddress: string; now: Date }

/** A masked list: each person shown is in the log once, without a reason, because none is asked for. */
export async function auditListed(
  { caller, deps, ipAddress, now }: View,
  operation: string,
  shown: readonly number[],
): Promise<void> {
  const memberNos = [...new Set(shown)]
  // A count of what is new shows no person.
  if (memberNos.length === 0) return
  await writeAudit(deps.db, { caller, operation, subject: null, reason: '', ipAddress, now, memberNos })
}
