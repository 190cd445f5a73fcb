import { formatPhone } from '@hygiene/domain/member/account/phone'
import { type PositionType, positionTypeLabel } from '@hygiene/domain/text'
import type { Definition } from '@hygiene/ui'
import type { Applicant, ApplicantDraft } from './applicant.ts'

export function applicantText(applicant: Applicant, draft: ApplicantDraft): readonly Definition[] {
  const position = positionTypeLabel[Number(draft.positionType) as PositionType]
  return [
    { term: '교육받는 분', detail: `${applicant.name} (${position})` },
    { term: '휴대전화', detail: formatPhone(draft.phone) },
    ...(draft.companyPhone ? [{ term: '영업장 전화', detail: formatPhone(draft.companyPhone) }] : []),
  ]
}

/** Fills in facts that the account already knows (WCAG 3.3.7). */
export function knownOf({ phone, companyPhone }: Applicant): Pick<ApplicantDraft, 'phone' | 'companyPhone'> {
  return { phone: formatPhone(phone), companyPhone: formatPhone(companyPhone) }
}
