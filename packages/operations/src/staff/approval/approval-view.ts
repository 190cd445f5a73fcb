import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { listApprovals } from '@hygiene/contracts/staff/approval/list-approvals'
import type { Approval } from '@hygiene/db/generated/client'
import { kindNamed } from './obstacle-of.ts'

type Row = AnswerOf<typeof listApprovals>['list'][number]

export type ApprovalLine = Pick<
  Approval,
  'approvalNo' | 'kind' | 'status' | 'makerNo' | 'askedAt' | 'endsAt' | 'decidedAt'
> & { title: string; makerName: string }

export function approvalRowOf(line: ApprovalLine, employeeNo: number, now: Date): Row {
  const { approvalNo, kind, title, status, makerName, makerNo, askedAt, endsAt, decidedAt } = line
  const known = kindNamed(kind)
  if (!known) throw new Error(`Request ${approvalNo} is of a kind that is no more: ${kind}`)
  return {
    approvalNo,
    kind: known,
    title,
    status: status === 'pending' && endsAt <= now ? 'expired' : status,
    makerName,
    isMine: makerNo === employeeNo,
    askedAt,
    endsAt,
    decidedAt,
  }
}
