import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listApprovals } from '@hygiene/contracts/staff/approval/list-approvals'
import type { readApproval } from '@hygiene/contracts/staff/approval/read-approval'
import type { ApprovalStatus } from '@hygiene/domain/staff/approval/approval-status'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import type { StateKind } from '../../../shared/state-mark/state-mark.tsx'

export type ApprovalRow = EntityOf<typeof listApprovals>['list'][number]
export type Approval = EntityOf<typeof readApproval>
export type View = 'toDecide' | 'asked' | 'ended'

export const VIEWS: Record<View, { label: string; empty: string }> = {
  toDecide: { label: '승인할 것', empty: '승인할 것을 모두 마쳤습니다.' },
  asked: { label: '요청한 것', empty: '승인을 기다리는 요청이 없습니다.' },
  ended: { label: '끝난 것', empty: '끝난 결재가 아직 없습니다.' },
}

export const viewNamed = (name: string | null): View =>
  name === 'asked' || name === 'ended' ? name : 'toDecide'

export const STATE_OF: Record<ApprovalStatus, StateKind> = {
  pending: 'waiting',
  approved: 'done',
  rejected: 'failed',
  changed: 'view',
  expired: 'ended',
  makerGone: 'ended',
  withdrawn: 'ended',
}

export const shortTime = (at: string) => formatSeoulDateTime(new Date(at)).replace(/^\d{4}\./, '')

const MINUTE = 60_000

export function agoText(at: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(at).getTime()) / MINUTE)
  if (minutes < 1) return '방금'
  if (minutes < 60) return `${minutes}분 전`
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)}시간 전`
  return `${Math.floor(minutes / 60 / 24)}일 전`
}
