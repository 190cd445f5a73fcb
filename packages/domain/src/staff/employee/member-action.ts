/** The log keeps the code and the text; the reasons are ours. */
export const memberActionReasons = ['asked', 'documents', 'ourMistake', 'security'] as const
export type MemberActionReason = (typeof memberActionReasons)[number]

export const memberActionReasonLabel: Record<MemberActionReason, string> = {
  asked: '회원이 요청',
  documents: '증빙을 보고 확인',
  ourMistake: '협회에서 잘못 적음',
  security: '도용·보안 의심',
}

export const memberEvidences = ['idCard', 'register', 'passport', 'phoneContract'] as const
export type MemberEvidence = (typeof memberEvidences)[number]

export const memberEvidenceLabel: Record<MemberEvidence, string> = {
  idCard: '주민등록증·운전면허증',
  register: '기본증명서·주민등록초본',
  passport: '여권',
  phoneContract: '휴대전화 가입증명서',
}

export function memberActionReasonText(action: {
  reasonCode: MemberActionReason
  text: string
  evidence?: MemberEvidence | null
}): string {
  const { reasonCode, text, evidence } = action
  const paper = evidence ? [memberEvidenceLabel[evidence]] : []
  return [memberActionReasonLabel[reasonCode], ...paper, text].join(' · ').slice(0, 200)
}
