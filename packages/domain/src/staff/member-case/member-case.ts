/** Lists our purposes for opening a person's record (decisions of 2026-11-22: one reason per case). */
export const casePurposes = ['apply', 'money', 'study', 'certificate', 'account', 'other'] as const
export type CasePurpose = (typeof casePurposes)[number]

export const casePurposeLabel: Record<CasePurpose, string> = {
  apply: '신청·자격 문의',
  money: '결제·환불 문의',
  study: '수강·평가 문의',
  certificate: '수료증 문의',
  account: '로그인·계정 문의',
  other: '그 밖의 업무',
}

/** Lists the fields that stay masked until an employee opens each one. Enrolment fields are named with the enrolment's number. */
export const memberFields = ['name', 'birth', 'phone', 'email', 'companyPhone', 'address'] as const
export const enrolmentFields = [
  'licenceNo',
  'siteAddress',
  'representative',
  'applicantName',
  'applicantBirth',
  'applicantPhone',
] as const
export type MemberField = (typeof memberFields)[number]
export type EnrolmentField = (typeof enrolmentFields)[number]
export type CaseField = MemberField | EnrolmentField

export const caseFieldLabel: Record<CaseField, string> = {
  name: '이름',
  birth: '생년월일',
  phone: '휴대전화',
  email: '이메일',
  companyPhone: '업소 전화',
  address: '주소',
  licenceNo: '영업신고번호',
  siteAddress: '업소 주소',
  representative: '대표자',
  applicantName: '신청자 이름',
  applicantBirth: '신청자 생년월일',
  applicantPhone: '신청자 휴대전화',
}

/** Limits a case to 1,800 seconds after it was opened or last extended. */
const CASE_SECONDS = 1800

export function caseEndsAt(now: Date): Date {
  return new Date(now.getTime() + CASE_SECONDS * 1000)
}

export function isCaseOpen(
  { closedAt, endsAt }: { closedAt: Date | null; endsAt: Date },
  now: Date,
): boolean {
  return closedAt === null && now < endsAt
}

export function caseReason({ purpose, text }: { purpose: CasePurpose; text: string }): string {
  return `${casePurposeLabel[purpose]} · ${text}`.slice(0, 200)
}
