import { keysOf } from '../../keys-of.ts'

export const approvalStatusLabel = {
  pending: '승인 기다림',
  approved: '승인됨',
  rejected: '반려됨',
  changed: '기록이 바뀌어 끝남',
  expired: '기한이 지나 끝남',
  withdrawn: '요청자가 취소',
  makerGone: '요청자 권한이 없어져 종료',
} as const
export type ApprovalStatus = keyof typeof approvalStatusLabel
export const approvalStatuses = keysOf(approvalStatusLabel)
