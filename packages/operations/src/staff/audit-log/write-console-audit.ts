import type { Queries } from '@hygiene/db/connect'
import type { LoggedAction } from '@hygiene/domain/staff/audit-log/audit-subject'
import { loggedColumns } from './write-audit.ts'

export interface ConsoleEntry extends LoggedAction {
  reason: string
  now: Date
  memberNos?: readonly number[]
}

/** Is the operating system's user, because the console has no login. */
export function consoleUser(): string {
  return (process.env['USER'] || 'console').slice(0, 60)
}

export async function writeConsoleAudit(db: Queries, entry: ConsoleEntry): Promise<void> {
  const { reason, now, memberNos = [] } = entry
  const row = { at: now, consoleUser: consoleUser(), ...loggedColumns(entry), reason, ipAddress: '' }
  const rows = memberNos.length === 0 ? [row] : memberNos.map((memberNo) => ({ ...row, memberNo }))
  await db.auditEntry.createMany({ data: rows })
}
