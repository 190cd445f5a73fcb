import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import { noteLinkedAction } from '@hygiene/operations/staff/audit-log/note-linked-action'
import type { Pool } from 'pg'
import type { Caller } from './caller.ts'
import { refuser } from './refusal.ts'

/**
 * Guards an employee's access to a member's account. Refuses actions of the owner alone, and logs every action with the employee
 * and the reason before it is done (docs/rules/login.md).
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

function showsPerson({ access, answers, extendsLogin }: Endpoint): boolean {
  return (access === 'operator' && extendsLogin) || answers === 'bytes'
}
