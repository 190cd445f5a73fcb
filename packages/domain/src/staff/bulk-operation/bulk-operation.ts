/** An action on more people takes two employees (issue «The console», Rights). */
export const BULK_ALONE = 1_000

export const bulkOperationKinds = ['text', 'extend'] as const
export type BulkOperationKindName = (typeof bulkOperationKinds)[number]
export const bulkOperationLabel: Record<BulkOperationKindName, string> = {
  text: '문자 보내기',
  extend: '기간 늘리기',
}

export const bulkScreens = ['members', 'enrolments'] as const
export type BulkScreen = (typeof bulkScreens)[number]

export const bulkStatuses = [
  'asked',
  'running',
  'stopped',
  'done',
  'rejected',
  'withdrawn',
  'expired',
  'changed',
  'makerGone',
] as const
export type BulkStatus = (typeof bulkStatuses)[number]
export const bulkStatusLabel: Record<BulkStatus, string> = {
  asked: '승인 기다림',
  running: '하는 중',
  stopped: '멈춤',
  done: '마침',
  rejected: '반려됨',
  withdrawn: '거둠',
  expired: '기한이 지나 끝남',
  changed: '달라져 끝남',
  makerGone: '올린 사람의 권한이 없어져 끝남',
}
