import type { Endpoint } from '@hygiene/contracts'
import type { Pool } from 'pg'
import type { Caller } from './caller.ts'
import { refuser } from './implement.ts'

/**
 * A staff member acts in an operator's account: what only the owner may do is refused, and every writing call is written
 * down before it is done, with the employee and the reason (decisions.md, linked login).
 */
export async function watchLinkedSession(
  contract: Endpoint,
  caller: Caller | null,
  pool: Pool,
  ipAddress: string,
  now: Date,
): Promise<void> {
  if (!caller?.linked) return
  if (contract.ownerOnly) throw refuser(contract)('OWNER_ONLY')
  if (contract.effect === 'reads') return

  const { employeeNo, reason } = caller.linked
  await pool.query({
    name: 'audit-linked-act',
    text: `INSERT INTO "AuditEntry" ("at", "employeeNo", "memberNo", "sessionNo", "action", "reason", "ipAddress")
           VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    values: [now, employeeNo, caller.memberNo, caller.sessionNo, contract.operation, reason, ipAddress],
  })
}
