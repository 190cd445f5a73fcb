import type { ConsoleAct } from '@hygiene/domain'

/** Acts of the server's console that no screen has, and those of several endpoints. */
export const CONSOLE_WORDS: Record<
  ConsoleAct | 'requestApproval' | 'makeExport' | 'stopSavedExport' | 'carryOutImport',
  string
> = {
  carryOutImport: '가져온 행 등록',
  requestApproval: '결재 요청',
  makeExport: '내보낸 파일에 담김',
  stopSavedExport: '예약한 내보내기 멈춤',
  addEmployee: '직원 계정 만들기',
  changeEmployeeRole: '직원 역할 변경',
  changeEmployeePassword: '직원 비밀번호 변경',
  resetEmployeeApp: '직원 인증 앱 초기화',
  disableEmployee: '직원 계정 정지',
  readAttention: '집합교육 확인할 사람 조회',
  redrawDocuments: '없어진 문서 다시 만들기',
}
