import type { Deps } from '../deps.ts'
import { writeAudit } from '@hygiene/operations/audit/write-audit'
import type { StaffCaller } from './staff-caller.ts'

export const ROWS_A_PAGE = 20

type Look = { caller: StaffCaller; deps: Deps; ipAddress: string; now: Date; input: { reason: string } }

/** A list of people: each of them once in the log, with the reason it was asked for. */
export async function auditShown(
  { caller, deps, ipAddress, now, input: { reason } }: Look,
  action: string,
  shown: readonly { memberNo: number }[],
): Promise<void> {
  const memberNos = [...new Set(shown.map(({ memberNo }) => memberNo))]
  await writeAudit(deps.db, { caller, action, reason, ipAddress, now, memberNos })
}
