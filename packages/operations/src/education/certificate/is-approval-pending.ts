import type { Queries } from '@hygiene/db/connect'
import { certificateSubject } from './certificate-view.ts'

export async function isApprovalPending(db: Queries, certificateNo: number, now: Date): Promise<boolean> {
  const subject = certificateSubject({ certificateNo })
  return (await db.approval.count({ where: { subject, status: 'pending', endsAt: { gt: now } } })) > 0
}
