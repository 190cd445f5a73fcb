import type { ENDPOINTS, EntityOf, listAudit } from '@hygiene/contracts'
import type { ConsoleAct } from '@hygiene/domain'
import { LOOKING_WORDS } from './looking-words.ts'

/** Words of the log for acts: those of the console, and changes made in a linked login. */
const WORDS: Partial<Record<keyof typeof ENDPOINTS, string>> = {
  findRecords: '찾기',
  previewMember: '찾은 회원 미리보기',
  listMembers: '회원 목록 조회',
  redeemSupportCode: '상담 코드로 회원 조회',
  openCase: '상담 시작',
  extendCase: '상담 시간 늘리기',
  closeCase: '상담 닫기',
  unmaskField: '가린 칸 열기',
  readStaffMember: '회원 기록 보기',
  correctMember: '회원 정보 고치기',
  unlockMember: '로그인 잠금 풀기',
  endMemberLogins: '접속 끝내기',
  wakeMember: '휴면 풀기',
  withdrawMember: '요청받은 탈퇴',
  forecastMerge: '합칠 계정 비교',
  undoMerge: '합친 계정 되돌리기',
  sendNextScreen: '다음 화면 주소 문자',
  verifyMember: '본인확인 처리',
  listExemptions: '인정·면제 목록 조회',
  endExemption: '인정·면제 거두기',
  readStaffEnrolment: '신청 건 조회',
  correctStaffEnrolment: '신청 건 고치기',
  cancelStaffEnrolment: '신청 건 취소·환불',
  makeLinkToken: '연계 로그인 주소 만들기',
  redeemLink: '연계 로그인',
  readRoster: '집합교육 명단 조회',
  closeAttention: '집합교육 확인 마치기',
  markPresence: '입실·퇴실 손으로 처리',
  undoMark: '입실·퇴실 되돌리기',
  extendHold: '자리 잡아 두는 시간 늘리기',
  moveBooking: '다른 회차로 옮기기',
  seatFromQueue: '대기자에게 자리 주기',
  resendToPerson: '수강증·문자 다시 보내기',
  askAttendanceSheet: '출석부 출력',
  decidePresence: '출석 결정',
  cancelInPersonSession: '집합교육 회차 취소',
  moveInPersonSession: '집합교육 회차 옮기기',
  makeDoorLink: '출석 확인 주소 만들기',
  closeDoorLink: '출석 확인 주소 닫기',
  blockRange: '접속 차단',
  unblockRange: '접속 차단 해제',
  retryJob: '멈춘 작업 다시 하기',
  redrawDocument: '문서 다시 만들기',
  listSubmittedDesignations: '지정확인서 목록 조회',
  openSubmittedDesignation: '지정확인서 파일 보기',
  listStaffPayments: '결제 목록 조회',
  readStaffPayment: '결제 조회',
  findPayable: '관리자 결제할 신청 조회',
  enterStaffPayment: '관리자 결제',
  listMoneyCases: '대사 목록 조회',
  compareOrder: '결제사와 맞춰 보기',
  askOrderAgain: '결제사에 다시 묻고 맞추기',
  openRefundAccount: '환불 계좌 보기',
  refundFlaggedPayment: '확인이 필요한 입금 환불',
  recordRefundTransfer: '환불의 계좌 송금 기록',
  closeFlaggedPayment: '대사 설명하고 닫기',
  judgeDesignation: '지정확인서 확인',
  listCertificates: '수료증 목록 조회',
  readCertificateRecord: '수료증 조회',
  supersedeCertificate: '수료증 고쳐서 대체',
  requestRevocation: '수료증 효력 취소 올리기',
  requestIdentityChange: '수료증 성명·생년월일 고치기 올리기',
  redrawCertificate: '수료증 다시 만들기',
  sendCertificate: '수료증 문자 다시 보내기',
  redeemPrintCode: '출력 코드로 수료증 출력',
  makeSetUpLink: '직원 설정 주소 만들기',
  resetApp: '직원 인증 앱 초기화',
  disableAccount: '직원 계정 정지',
  reviewRights: '직원 권한 점검',
  approveChange: '결재 승인',
  rejectChange: '결재 반려',
  withdrawChange: '결재 거두기',
  readApproval: '결재 보기',
  openEvidence: '결재 증빙 보기',
  makePrintCode: '수료증 출력 코드 받기',
  logout: '로그아웃',
  extendLogin: '로그인 시간 연장',
  applyOnline: '온라인교육 신청',
  applyInPerson: '집합교육 신청',
  cancelApplication: '온라인교육 신청 취소',
  cancelInPerson: '집합교육 신청 취소',
  correctApplicant: '온라인교육 신청자 정보 수정',
  correctInPersonApplicant: '집합교육 신청자 정보 수정',
  moveSeat: '집합교육 일정 변경',
  joinWaitingList: '대기 신청',
  leaveWaitingList: '대기 취소',
  acceptOffer: '안내받은 자리 받기',
  attachDesignation: '지정확인서 제출 (온라인)',
  attachInPersonDesignation: '지정확인서 제출 (집합)',
  uploadFile: '파일 올리기',
  openOrder: '결제 시작',
  confirmPayment: '결제 확인',
  cancelPayment: '결제 취소·환불',
  requestReceipt: '영수증 발급',
  textAccount: '입금 계좌 문자 발송',
  textDocumentLink: '문서 주소 문자 발송',
  writeInquiry: '문의·신고 쓰기',
  followUpInquiry: '추가 문의 쓰기',
  mendCertificate: '수료증 글자 고치기',
  markPrinted: '수료증 출력',
  markInPersonPrinted: '집합교육 수료증 출력',
  markOldPrinted: '이전 수료증 출력',
  endHelp: '도움 끝내기',
  repairLogin: '로그인 돕는 문자 발송',
  updateMember: '회원 정보 수정',
  changePhone: '휴대전화 번호 변경',
  sendPhoneChangeCode: '휴대전화 인증번호 보내기',
  renewIdentity: '본인확인 다시 하기',
}
/** Acts of the server's console that no screen has, and those of several endpoints. */
const CONSOLE_WORDS: Record<ConsoleAct | 'requestApproval', string> = {
  requestApproval: '결재 올리기',
  addEmployee: '직원 계정 만들기',
  changeEmployeeRole: '직원 역할 변경',
  changeEmployeePassword: '직원 비밀번호 변경',
  resetEmployeeApp: '직원 인증 앱 초기화',
  disableEmployee: '직원 계정 정지',
  readAttention: '집합교육 확인할 사람 조회',
  redrawDocuments: '없어진 문서 다시 만들기',
}
const KNOWN: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...WORDS, ...LOOKING_WORDS, ...CONSOLE_WORDS }),
)
/** The acts of the log as a filter offers them, in the order of their words. */
export const ACT_CHOICES = [...KNOWN]
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'ko'))

type Actor = Pick<EntityOf<typeof listAudit>['list'][number], 'employeeName' | 'loginId' | 'consoleUser'>

/** «박상담 (sangdam1)»; at the server's console only the machine's account is known. */
export function actorWords({ employeeName, loginId, consoleUser }: Actor): string {
  return employeeName === null ? `서버 콘솔 (${consoleUser ?? '-'})` : `${employeeName} (${loginId ?? '-'})`
}

/** «접속 차단 203.0.113.0/24»; an act without words is shown by its name. */
export function actionWords(action: string): string {
  const [name = '', ...about] = action.split(' ')
  return [KNOWN.get(name) ?? name, ...about].join(' ')
}
