import type { StaffRole } from '../../staff/permission/permissions.ts'

export const jobKinds = [
  'issue-certificate',
  'issue-receipt',
  'issue-enrolment-slip',
  'draw-attendance-sheet',
  'draw-settings-preview',
  'settle-payment',
  'close-virtual-account',
  'send-refund',
  'issue-cash-receipt',
  'cancel-cash-receipt',
  'offer-seats',
  'wind-up-session',
  'send-message',
  'run-bulk-operation',
  'make-export',
  'send-campaign-test',
  'read-import',
  'check-import',
  'carry-out-import',
  'convert-video',
  'ask-about-former-account',
] as const
export type JobKind = (typeof jobKinds)[number]

export const jobKindLabel: Record<JobKind, string> = {
  'issue-certificate': '수료증 만들기',
  'issue-receipt': '영수증 만들기',
  'issue-enrolment-slip': '수강증 만들기',
  'draw-attendance-sheet': '출석부 만들기',
  'draw-settings-preview': '협회 정보 견본 만들기',
  'settle-payment': '결제 확인',
  'close-virtual-account': '가상계좌 닫기',
  'send-refund': '환불 보내기',
  'issue-cash-receipt': '현금영수증 발급',
  'cancel-cash-receipt': '현금영수증 취소',
  'offer-seats': '빈자리 안내',
  'wind-up-session': '취소된 회차 정리',
  'send-message': '문자 보내기',
  'run-bulk-operation': '일괄 처리',
  'make-export': '내보내기 만들기',
  'send-campaign-test': '시험 문자 보내기',
  'read-import': '가져올 파일 읽기',
  'check-import': '가져올 행 비교',
  'carry-out-import': '가져온 행 등록',
  'convert-video': '강의 영상 변환',
  'ask-about-former-account': '옛 회원 확인 문의',
}

export const documentKinds = ['certificate', 'receipt', 'slip'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const documentKindLabel: Record<DocumentKind, string> = {
  certificate: '수료증',
  receipt: '영수증',
  slip: '수강증',
}

export const drawingKind = {
  certificate: 'issue-certificate',
  receipt: 'issue-receipt',
  slip: 'issue-enrolment-slip',
} as const satisfies Record<DocumentKind, JobKind>

/** Assigns documents to offices; headquarters handles all work. The assignment is ours. */
const DOCUMENTS_OF: Partial<Record<StaffRole, readonly DocumentKind[]>> = {
  headquarters: documentKinds,
  education: ['certificate', 'slip'],
  finance: ['receipt'],
}

export const documentsOf = (role: StaffRole): readonly DocumentKind[] => DOCUMENTS_OF[role] ?? []

/** Only headquarters may restart a kind that this version does not know. */
export function mayHandleJob(role: StaffRole, kind: string): boolean {
  if (role === 'headquarters') return true
  if (role === 'education' && kind === 'draw-attendance-sheet') return true
  return documentsOf(role).some((document) => drawingKind[document] === kind)
}

/** Marks a job that was quarantined after its process crashed twice on it; screens recognise it by this sentence. */
export const QUARANTINED = '처리하던 프로그램이 두 번 멈춰 이 작업을 격리했습니다.'
