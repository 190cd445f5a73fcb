import {
  replacementReasonLabel,
  revocationReasonLabel,
} from '../../education/certificate/certificate-change.ts'
import { type StaffPermission, type StaffRole, staffMay, staffRoles } from '../permission/permissions.ts'
import { keysOf } from '../../keys-of.ts'

/** An undecided request ends after so many days; the value is ours. */
export const APPROVAL_DAYS = 7

interface KindRow {
  label: string
  permission: StaffPermission
  /** Is checked again when the change is carried out. */
  asking: StaffPermission
  reasons: Readonly<Record<string, string>>
}

/** Lists the changes that take two people (issue «The console», Rights). */
export const APPROVAL_KINDS = {
  revokeCertificate: {
    label: '수료증 효력 취소',
    permission: 'approveCertificates',
    asking: 'changeCertificates',
    reasons: revocationReasonLabel,
  },
  supersedeIdentity: {
    label: '수료증 성명·생년월일 정정',
    permission: 'approveCertificates',
    asking: 'changeCertificates',
    reasons: replacementReasonLabel,
  },
  changeRole: {
    label: '역할 바꾸기',
    permission: 'manageEmployees',
    asking: 'manageEmployees',
    reasons: {
      moved: '부서 이동',
      duties: '맡은 일이 바뀜',
      review: '반기 점검 결과',
      wrong: '잘못 준 권한',
    },
  },
  inviteEmployee: {
    label: '직원 초대',
    permission: 'manageEmployees',
    asking: 'manageEmployees',
    reasons: { hired: '새로 들어옴', helping: '기간을 정한 도움', branch: '지회 담당 지정' },
  },
  exceptionalRefund: {
    label: '예외 환불',
    permission: 'handlePaymentExceptions',
    asking: 'handlePaymentExceptions',
    reasons: {
      ourFault: '협회·시스템 잘못',
      hardship: '질병·재해 등 사정',
      paidTwice: '이중 결제',
      ruling: '민원·조정 결과',
      other: '기타 사유',
    },
  },
  grantExemption: {
    label: '인정·면제',
    permission: 'grantExemptions',
    asking: 'grantExemptions',
    reasons: { shown: '증빙 원본 확인', register: '발급 기관에 조회', officials: '관청 공문' },
  },
  reopenClosing: {
    label: '마감 다시 열기',
    permission: 'handlePaymentExceptions',
    asking: 'handlePaymentExceptions',
    reasons: { missing: '빠진 돈', wrong: '잘못된 설명', audit: '감사·결산에서 지적' },
  },
  bulkOperation: {
    label: '1,000명 넘는 처리',
    permission: 'approveBulkOperations',
    asking: 'operateInBulk',
    reasons: {
      notice: '교육 안내',
      trouble: '장애·점검 안내',
      period: '수강 기간 조정',
      other: '기타 사유',
    },
  },
  campaign: {
    label: '1,000명 넘는 캠페인',
    permission: 'approveBulkOperations',
    asking: 'runCampaigns',
    reasons: {
      notice: '교육 안내',
      trouble: '장애·점검 안내',
      advert: '동의한 회원에게 광고',
      other: '기타 사유',
    },
  },
  changeSettings: {
    label: '협회 정보 바꾸기',
    permission: 'changeSettings',
    asking: 'changeSettings',
    reasons: {
      moved: '이전·전화번호 변경',
      elected: '대표자 변경',
      registered: '등록·지정 사항 변경',
      wrong: '잘못 적힌 것을 정정',
      other: '기타 사유',
    },
  },
  changeMessageText: {
    label: '문자 문구 변경',
    permission: 'changeSettings',
    asking: 'changeSettings',
    reasons: { clearer: '더 쉬운 말로 수정', changed: '안내할 내용이 바뀜', wrong: '잘못 적힌 것을 정정' },
  },
  bulkExport: {
    label: '1,000명 넘는 내보내기',
    permission: 'approveExports',
    asking: 'exportLists',
    reasons: {
      officials: '관청 요청',
      settlement: '정산·결산',
      notice: '안내 대상 확인',
      check: '자료 대조',
      statistics: '통계·보고',
      other: '그 밖의 일',
    },
  },
  bulkImport: {
    label: '가져오기',
    permission: 'approveImports',
    asking: 'useImports',
    reasons: {
      moved: '이전 시스템에서 옮김',
      officials: '관청·기관이 보낸 자료',
      papers: '증빙 원본을 보고 적음',
      other: '기타 사유',
    },
  },
  changeRunningRules: {
    label: '운영 중인 해의 규칙',
    permission: 'changeCourses',
    asking: 'changeCourses',
    reasons: {
      decided: '이사회·총회 결정',
      law: '법령·고시가 바뀜',
      wrong: '잘못 적은 규칙',
      lectures: '강의를 바꿈',
      other: '기타 사유',
    },
  },
  closeVenue: {
    label: '교육장 사용 불가',
    permission: 'handleVenues',
    asking: 'handleVenues',
    reasons: {
      damage: '시설 고장·침수',
      disaster: '재해·감염병',
      ended: '임대 종료·철거',
      other: '기타 사유',
    },
  },
  mergeMembers: {
    label: '계정 합치기',
    permission: 'changeMembers',
    asking: 'changeMembers',
    reasons: {
      samePerson: '같은 사람의 두 계정',
      forgotId: '옛 아이디를 잊고 다시 가입함',
      oldSystem: '이전 시스템에서 옮겨 온 계정',
    },
  },
} as const satisfies Record<string, KindRow>

export type ApprovalKindName = keyof typeof APPROVAL_KINDS
export const approvalKindNames = keysOf(APPROVAL_KINDS)

const rowOf = (kind: ApprovalKindName): KindRow => APPROVAL_KINDS[kind]

export function approvalReasonLabel(kind: ApprovalKindName, code: string): string {
  const text = isApprovalReason(kind, code) ? rowOf(kind).reasons[code] : undefined
  return text ?? code
}

export function isApprovalReason(kind: ApprovalKindName, code: string): boolean {
  return Object.hasOwn(rowOf(kind).reasons, code)
}

export function approvingRoles(kind: ApprovalKindName): StaffRole[] {
  return staffRoles.filter((role) => staffMay(role, rowOf(kind).permission))
}

export function approvableKinds(role: StaffRole): ApprovalKindName[] {
  return approvalKindNames.filter((kind) => staffMay(role, rowOf(kind).permission))
}
