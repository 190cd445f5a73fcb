import type { StaffPermission } from './permissions.ts'

/** What a permission lets an employee do, in the words of the role table. */
export const staffPermissionLabel: Record<StaffPermission, string> = {
  searchMembers: '회원 찾기',
  unmaskMembers: '가려진 정보 보기',
  changeMembers: '회원 정보 고치기',
  openLinkedLogin: '연계 로그인',
  verifyMembers: '본인확인 처리',
  readAuditLog: '처리 기록 보기',
  readBlockedRanges: '접속 차단 보기',
  blockAddresses: '접속 차단하기',
  readDesignations: '지정확인서 보기',
  readPayments: '결제 보기',
  handleFlaggedMoney: '환불·입금 처리',
  readSessions: '회차 보기',
  decideSessions: '회차·출석 처리',
  printCertificates: '출력 코드로 수료증 출력',
  readEnrolments: '수강 신청 보기',
  changeEnrolments: '수강 신청 고치기',
  readExemptions: '인정·면제 보기',
  grantExemptions: '인정·면제 올리기',
  useViews: '목록 보기 저장',
  readCertificates: '수료증 보기',
  changeCertificates: '수료증 고치고 취소 올리기',
  approveCertificates: '수료증 결재',
  judgeDesignations: '지정확인서 판정',
  useApprovals: '결재 올리고 보기',
  handleJobs: '멈춘 작업 다시 하기',
  actInBulk: '골라서 한꺼번에 처리',
  approveBulkActs: '1,000명 넘는 처리 결재',
  readContents: '게시글·알림 보기',
  writeContents: '게시글·알림 쓰기',
  changeSettings: '협회 정보 바꾸기',
  manageEmployees: '직원·권한 관리',
}

export const staffPermissions = Object.keys(staffPermissionLabel) as StaffPermission[]
