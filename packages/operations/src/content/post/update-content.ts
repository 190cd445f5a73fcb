import { type Content, lockContent, type PrismaClient, type Transaction, transaction } from '@hygiene/db'
import { type ContentKind, denied, mayWriteContent, type StaffRole } from '@hygiene/domain'
import { writeAudit } from '../../staff/audit-log/write-audit.ts'

/** The employee who writes, and what the staff's log says of it. */
export interface Writing {
  caller: { employeeNo: number; role: StaffRole }
  ipAddress: string
  /** The name of the act in the log. */
  operation: string
  now: Date
}

export interface ContentKey {
  contentNo: number
  /** The newest version its employee has seen. */
  basedOn: number
}

type Refused<R extends string> = { allowed: false; reason: R }
type KeyRefusal = 'CONTENT_NOT_FOUND' | 'CONTENT_NOT_WRITABLE' | 'CONTENT_CHANGED'

/**
 * Locks a record, looks whether this employee may write it and has seen its newest version, actions, and writes the log. Of two
 * who act at once the second has not seen what the first has written.
 */
export async function updateContent<T extends { allowed: true }, R extends string>(
  client: PrismaClient,
  { contentNo, basedOn }: ContentKey,
  writing: Writing,
  action: (db: Transaction, content: Content) => Promise<T | Refused<R>>,
): Promise<T | Refused<R | KeyRefusal>> {
  return transaction<T | Refused<R | KeyRefusal>>(client, async (db) => {
    const content = await lockContent(db, contentNo)
    if (!content) return denied('CONTENT_NOT_FOUND')
    if (!mayWriteContent(writing.caller.role, content.kind)) return denied('CONTENT_NOT_WRITABLE')
    if (content.version !== basedOn) return denied('CONTENT_CHANGED')
    const done = await action(db, content)
    if (done.allowed) await logWriting(db, contentNo, writing)
    return done
  })
}

export async function logWriting(
  db: Transaction,
  contentNo: number,
  { caller, ipAddress, operation, now }: Writing,
): Promise<void> {
  const action = { operation, subject: { kind: 'content', no: contentNo } } as const
  await writeAudit(db, { caller, ...action, reason: '', ipAddress, now })
}

export function partOf(body: {
  kind: ContentKind
  boardType?: number
  place?: string
  policyKind?: string
}): number {
  if (body.kind === 'post') return body.boardType ?? 0
  if (body.kind === 'banner') return body.place === 'ad' ? 1 : 2
  if (body.kind === 'text') return body.policyKind === 'terms' ? 1 : body.policyKind === 'privacy' ? 2 : 3
  return 0
}
