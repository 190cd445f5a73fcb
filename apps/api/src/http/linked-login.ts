import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import { noteLinkedAction } from '@hygiene/operations/staff/audit-log/note-linked-action'
import type { Pool } from 'pg'
import type { Caller } from './caller.ts'
import { refuser } from './refusal.ts'

/**
 * A staff member acts in an operator's account: actions of the owner alone are refused, and every action is written down
 * before it is done, with the employee and the reason (docs/rules/login.md).
 */
export async function watchLinkedLogin(
  contract: Endpoint,
  { memberNo, loginNo }: Caller,
  { employeeNo, reason }: NonNullable<Caller['linked']>,
  pool: Pool,
  ipAddress: string,
  now: Date,
): Promise<void> {
  if (contract.ownerOnly) throw refuser(contract)('OWNER_ONLY')
  if (contract.effect === 'reads' && !showsPerson(contract)) return

  const kind = contract.effect === 'reads' ? 'view' : 'change'
  const action = { employeeNo, memberNo, loginNo, operation: contract.operation, reason, ipAddress }
  await noteLinkedAction(pool, kind, action, now)
}

/** Notices are public, and a look at the clock shows no person. */
function showsPerson({ access, answers, extendsLogin }: Endpoint): boolean {
  return (access === 'operator' && extendsLogin) || answers === 'bytes'
}
