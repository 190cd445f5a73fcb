import type { Pool } from 'pg'

/** An act of an employee in an operator's account, by a linked login. */
interface LinkedAct {
  employeeNo: number
  memberNo: number
  loginNo: string
  action: string
  reason: string
  ipAddress: string
}

const COLUMNS = `"AuditEntry" ("at", "employeeNo", "memberNo", "loginNo", "action", "reason", "ipAddress")`
const NOTE = `INSERT INTO ${COLUMNS}
  SELECT $1::timestamptz, $2::int, $3::int, $4::uuid, $5::text, $6::text, $7::text`

const NOTE_CHANGE = { name: 'note-linked-change', text: NOTE }

/** Each kind of look once a login: screens ask for the same again and again (safety measures notice, Art. 8). */
const NOTE_LOOK = {
  name: 'note-linked-look',
  text: `${NOTE} WHERE NOT EXISTS (
    SELECT 1 FROM "AuditEntry" WHERE "memberNo" = $3 AND "loginNo" = $4 AND "action" = $5)`,
}

/** Writes a linked act into the staff's log: a change each time, a look once a login. */
export async function noteLinkedAct(
  pool: Pool,
  kind: 'change' | 'look',
  act: LinkedAct,
  now: Date,
): Promise<void> {
  const { employeeNo, memberNo, loginNo, action, reason, ipAddress } = act
  const values = [now, employeeNo, memberNo, loginNo, action, reason, ipAddress]
  await pool.query({ ...(kind === 'look' ? NOTE_LOOK : NOTE_CHANGE), values })
}

/** The entry of a redeemed link, for the statement that opens its login; `columns` select what the table takes, in order. */
export function redeemedLinkNote(columns: string): string {
  return `INSERT INTO ${COLUMNS} SELECT ${columns}`
}
