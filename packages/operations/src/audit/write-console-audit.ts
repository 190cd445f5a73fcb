import type { Queries } from '@hygiene/db'

export interface ConsoleEntry {
  action: string
  reason: string
  now: Date
  /** Whose data; one row each. Empty: an act about nobody in particular. */
  memberNos?: readonly number[]
}

/** Who sits at the server's console, as far as the machine says so: nobody logs in there. */
export function consoleUser(): string {
  return (process.env['USER'] || 'console').slice(0, 60)
}

/** Writes what was done at the server's console into the staff's log, where the screens write theirs. */
export async function writeConsoleAudit(db: Queries, entry: ConsoleEntry): Promise<void> {
  const { action, reason, now, memberNos = [] } = entry
  const row = { at: now, consoleUser: consoleUser(), action, reason, ipAddress: '' }
  const rows = memberNos.length === 0 ? [row] : memberNos.map((memberNo) => ({ ...row, memberNo }))
  await db.auditEntry.createMany({ data: rows })
}
