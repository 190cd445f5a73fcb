import type { ConsoleAction } from '@hygiene/domain/staff/audit-log/logged-action'

/** Changes that no endpoint of the same name makes: those of the server's console, the worker's, and those that several endpoints share. */
export const CONSOLE_LABELS: Record<
  Exclude<ConsoleAction, 'readBookingExceptions'> | 'requestApproval' | 'stopSavedExport' | 'carryOutImport',
  string
> = {
  carryOutImport: '가져온 행 등록',
  requestApproval: '결재 요청',
  stopSavedExport: '예약한 내보내기 멈춤',
  addEmployee: '직원 계정 만들기',
  changeEmployeeRole: '직원 역할 변경',
  changeEmployeePassword: '직원 비밀번호 변경',
  resetEmployeeApp: '직원 인증 앱 초기화',
  disableEmployee: '직원 계정 정지',
  redrawDocuments: '없어진 문서 다시 만들기',
}

/** Views that no endpoint of the same name makes. */
export const CONSOLE_VIEW_LABELS = {
  makeExport: '내보낸 파일에 담김',
  readBookingExceptions: '집합교육 확인할 사람 조회',
} as const
