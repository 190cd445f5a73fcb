import type { Content } from '@hygiene/db/generated/client'
import { lockContent } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { type ContentKind, mayWriteContent } from '@hygiene/domain/content/post/content-kinds'
import { denied } from '@hygiene/domain/verdict'
import type { StaffRole } from '@hygiene/domain/staff/permission/permissions'

export interface ContentKey {
  contentNo: number
  basedOn: number
}

type KeyRefusal = 'CONTENT_NOT_FOUND' | 'CONTENT_NOT_WRITABLE' | 'CONTENT_CHANGED'

/** Locks a record that the employee may write and whose newest version they have seen. A concurrent second writer is refused. */
export async function lockWritable(
  db: Transaction,
  { contentNo, basedOn }: ContentKey,
  { role }: { role: StaffRole },
): Promise<{ allowed: true; content: Content } | { allowed: false; reason: KeyRefusal }> {
  const content = await lockContent(db, contentNo)
  if (!content) return denied('CONTENT_NOT_FOUND')
  if (!mayWriteContent(role, content.kind)) return denied('CONTENT_NOT_WRITABLE')
  return content.version === basedOn ? { allowed: true, content } : denied('CONTENT_CHANGED')
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
