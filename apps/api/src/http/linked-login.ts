import type { Endpoint } from '@hygiene/contracts'
import type { Pool } from 'pg'
import type { Caller } from './caller.ts'
import { refuser } from './refusal.ts'

/**
 * A staff member acts in an operator's account: what only the owner may do is refused, and every act is written down
 * before it is done, with the employee and the reason (docs/rules/login.md).
 */
export async function watchLinkedLogin(
  contract: Endpoint,
  caller: Caller | null,
  pool: Pool,
  ipAddress: string,
  now: Date,
): Promise<void> {
  if (!caller?.linked) return
  if (contract.ownerOnly) throw refuser(contract)('OWNER_ONLY')
  if (contract.effect === 'reads' && !showsPerson(contract)) return

  const { employeeNo, reason } = caller.linked
  const { memberNo, loginNo } = caller
  const values = [now, employeeNo, memberNo, loginNo, contract.operation, reason, ipAddress]
  await pool.query({ ...(contract.effect === 'reads' ? NOTE_LOOK : NOTE_CHANGE), values })
}

/** Notices are everybody's, and looking at the clock shows nobody. */
function showsPerson({ access, answers, extendsLogin }: Endpoint): boolean {
  return (access === 'operator' && extendsLogin) || answers === 'bytes'
}

const NOTE = `INSERT INTO "AuditEntry" ("at", "employeeNo", "memberNo", "loginNo", "action", "reason", "ipAddress")
  SELECT $1::timestamptz, $2::int, $3::int, $4::uuid, $5::text, $6::text, $7::text`

const NOTE_CHANGE = { name: 'note-linked-change', text: NOTE }

/** Each kind of look once a login: screens ask for the same again and again (safety measures notice, Art. 8). */
const NOTE_LOOK = {
  name: 'note-linked-look',
  text: `${NOTE} WHERE NOT EXISTS (
    SELECT 1 FROM "AuditEntry" WHERE "memberNo" = $3 AND "loginNo" = $4 AND "action" = $5)`,
}
