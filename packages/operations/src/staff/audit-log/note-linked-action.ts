import type { Pool } from 'pg'

interface LinkedAction {
  employeeNo: number
  memberNo: number
  loginNo: string
  operation: string
  reason: string
  ipAddress: string
}

const COLUMNS = `"AuditEntry" ("at", "employeeNo", "memberNo", "loginNo", "operation", "reason", "ipAddress")`
const NOTE = `INSERT INTO ${COLUMNS}
  SELECT $1::timestamptz, $2::int, $3::int, $4::uuid, $5::text, $6::text, $7::text`

const NOTE_CHANGE = { name: 'note-linked-change', text: NOTE }

/** Logs each kind of view once per login, because screens repeat their requests (safety measures notice, Art. 8). */
const NOTE_VIEW = {
  name: 'note-linked-view',
  text: `${NOTE} WHERE NOT EXISTS (
    SELECT 1 FROM "AuditEntry" WHERE "memberNo" = $3 AND "loginNo" = $4 AND "operation" = $5)`,
}

/** Logs an employee's action in a linked login: every change, and each view once per login. */
export async function noteLinkedAction(
  pool: Pool,
  kind: 'change' | 'view',
  entry: LinkedAction,
  now: Date,
): Promise<void> {
  const { employeeNo, memberNo, loginNo, operation, reason, ipAddress } = entry
  const values = [now, employeeNo, memberNo, loginNo, operation, reason, ipAddress]
  await pool.query({ ...(kind === 'view' ? NOTE_VIEW : NOTE_CHANGE), values })
}

/**
 * Builds the log entry of a redeemed link for the statement that opens its login; `columns` select the table's values in order.
 */
export function redeemedLinkNote(columns: string): string {
  return `INSERT INTO ${COLUMNS} SELECT ${columns}`
}
