import type { Transaction } from '@hygiene/db/connect'
import {
  APPROVAL_KINDS,
  type ApprovalKindName,
  approvingRoles,
  isApprovalReason,
} from '@hygiene/domain/staff/approval/approval'
import { approvalEndsAt } from '@hygiene/domain/staff/approval/approval-verdict'
import { denied } from '@hygiene/domain/verdict'
import { writeAudit } from '../audit-log/write-audit.ts'
import { attachEvidence } from '../../platform/file/attach-evidence.ts'
import type { ApprovalKind } from './approval-kind.ts'
import { endApprovals } from './end-approval.ts'

export interface Asking {
  maker: { employeeNo: number; ipAddress: string }
  reasonCode: string
  text: string
  evidenceFileNo?: string | undefined
}

type Asked =
  | { allowed: true; approvalNo: number }
  | {
      allowed: false
      reason:
        | 'APPROVAL_TWIN_PENDING'
        | 'APPROVAL_NO_APPROVER'
        | 'APPROVAL_SUBJECT_GONE'
        | 'APPROVAL_REASON_UNKNOWN'
        | 'FILE_NOT_FOUND'
    }

/** Requests a change that requires two people and logs it. The change itself is made on approval. */
export async function requestApproval<Facts extends object>(
  db: Transaction,
  kind: ApprovalKind<Facts>,
  facts: Facts,
  { maker, reasonCode, text, evidenceFileNo }: Asking,
  now: Date,
): Promise<Asked> {
  if (!isApprovalReason(kind.kind, reasonCode)) return denied('APPROVAL_REASON_UNKNOWN')
  const subject = kind.subject(facts)
  // Runs before the record is locked, because decisions also lock the request first.
  await endApprovals(db, { kind: kind.kind, subject, endsAt: { lte: now } }, { status: 'expired' }, now)
  await kind.lock(db, facts)
  const view = await kind.load(db, facts)
  if (!view) return denied('APPROVAL_SUBJECT_GONE')
  const barredNos = [...(kind.barred?.(facts) ?? [])]
  if (!(await isDecidable(db, kind.kind, [maker.employeeNo, ...barredNos])))
    return denied('APPROVAL_NO_APPROVER')

  const { fingerprint, memberNos, ...shown } = view
  // The index of pending requests lets one of several simultaneous requests through.
  const [made] = await db.approval.createManyAndReturn({
    data: {
      kind: kind.kind,
      subject,
      facts,
      fingerprint,
      shown: { ...shown },
      memberNos: [...memberNos],
      makerNo: maker.employeeNo,
      barredNos,
      reasonCode,
      text,
      askedAt: now,
      endsAt: approvalEndsAt(now),
    },
    skipDuplicates: true,
  })
  if (!made) return denied('APPROVAL_TWIN_PENDING')
  const { approvalNo } = made
  if (evidenceFileNo !== undefined) {
    const owner = { kind: 'approval', no: approvalNo } as const
    if (!(await attachEvidence(db, { employeeNo: maker.employeeNo, owner, fileNo: evidenceFileNo })))
      return denied('FILE_NOT_FOUND')
  }
  const { ipAddress } = maker
  const action = { operation: 'requestApproval', subject: { kind: 'approval', no: approvalNo } } as const
  const detail = APPROVAL_KINDS[kind.kind].label
  await writeAudit(db, { caller: maker, ...action, detail, reason: text, ipAddress, now, memberNos })
  return { allowed: true, approvalNo }
}

async function isDecidable(
  db: Transaction,
  kind: ApprovalKindName,
  except: readonly number[],
): Promise<boolean> {
  const others = await db.employee.count({
    where: { role: { in: approvingRoles(kind) }, disabledAt: null, employeeNo: { notIn: [...except] } },
  })
  return others > 0
}
