import { type PrismaClient, transaction } from '@hygiene/db'
import { allowed, denied, type Verdict } from '@hygiene/domain'
import { writeAudit } from '../audit-log/write-audit.ts'
import { lockImport } from './lock-import.ts'

interface Stopping {
  importNo: number
  caller: { employeeNo: number }
  ipAddress: string
}

const ENDED: ReadonlySet<string> = new Set(['done', 'stopped', 'refused'])

/** Gives an import up; it waits for the batch that is under way. What is written stays. */
export async function stopImport(
  client: PrismaClient,
  { importNo, caller, ipAddress }: Stopping,
  now: Date,
): Promise<Verdict<'IMPORT_NOT_FOUND' | 'IMPORT_NOT_READY'>> {
  return transaction<Verdict<'IMPORT_NOT_FOUND' | 'IMPORT_NOT_READY'>>(client, async (db) => {
    const head = await lockImport(db, importNo, now)
    if (!head) return denied('IMPORT_NOT_FOUND')
    if (ENDED.has(head.status)) return denied('IMPORT_NOT_READY')
    await db.staffImport.update({ where: { importNo }, data: { status: 'stopped', endedAt: now } })
    const subject = { kind: 'import', no: importNo } as const
    await writeAudit(db, { caller, operation: 'stopImport', subject, reason: '', ipAddress, now })
    return allowed()
  })
}
