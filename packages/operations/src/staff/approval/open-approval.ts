import type { Approval } from '@hygiene/db/generated/client'
import { lockApproval } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { APPROVAL_KINDS } from '@hygiene/domain/staff/approval/approval'
import { denied } from '@hygiene/domain/verdict'
import { endApprovals } from './end-approval.ts'
import { kindNamed } from './obstacle-of.ts'

type Opened =
  | { allowed: true; approval: Approval }
  | {
      allowed: false
      reason: 'APPROVAL_NOT_FOUND' | 'APPROVAL_DECIDED' | 'APPROVAL_EXPIRED'
      keeps?: true
    }

/** Locks a pending request. If it has expired, the refusal commits its end. */
export async function openApproval(db: Transaction, approvalNo: number, now: Date): Promise<Opened> {
  const approval = await lockApproval(db, approvalNo)
  if (!approval) return denied('APPROVAL_NOT_FOUND')
  if (approval.status !== 'pending') return denied('APPROVAL_DECIDED')
  if (approval.endsAt > now) return { allowed: true, approval }
  await endApprovals(db, { approvalNo }, { status: 'expired' }, now)
  return { ...denied('APPROVAL_EXPIRED'), keeps: true }
}

export function ofKind({ kind, memberNos }: Pick<Approval, 'kind' | 'memberNos'>) {
  const named = kindNamed(kind)
  return { detail: named === null ? '' : APPROVAL_KINDS[named].label, memberNos }
}
