import { IndustryType, SalesType } from '../../text.ts'

/**
 * Lists the grounds of an exemption (docs/rules/enrolment.md): a cook's, dietitian's or hygienist's licence (Act Art. 41④), a
 * place closed all year (Rule Art. 52⑥), the same education given by another institution (Rule Art. 52③④).
 */
export const exemptionGrounds = ['cookLicence', 'closedAllYear', 'otherInstitution'] as const
export type ExemptionGround = (typeof exemptionGrounds)[number]

export const exemptionGroundLabel: Record<ExemptionGround, string> = {
  cookLicence: '조리사·영양사·위생사 면허',
  closedAllYear: '한 해 내내 휴업',
  otherInstitution: '다른 기관에서 받은 교육',
}

export const exemptionLaw: Record<ExemptionGround, string> = {
  cookLicence: '「식품위생법」 제41조제4항',
  closedAllYear: '「식품위생법 시행규칙」 제52조제6항',
  otherInstitution: '「식품위생법 시행규칙」 제52조제3항·제4항',
}

/**
 * Art. 41④ concerns those who want to run a food-service business (식품접객업, Decree Art. 21 no. 8): this includes restaurants and
 * consigned meals, but not group meal facilities.
 */
export function isOpeningExempt(industryType: IndustryType): boolean {
  return industryType !== IndustryType.groupMeal
}

export interface ExemptionFacts {
  ground: ExemptionGround
  salesType: SalesType
  industryType: IndustryType
  year: number
  licenceKey: string
  thisYear: number
}

export type ExemptionReason = 'EXEMPTION_GROUND_MISMATCH' | 'EXEMPTION_NEEDS_LICENCE' | 'EXEMPTION_YEAR_AHEAD'

export function judgeExemption(facts: ExemptionFacts): ExemptionReason | null {
  const { ground, salesType, industryType, year, licenceKey, thisYear } = facts
  if (year > thisYear) return 'EXEMPTION_YEAR_AHEAD'
  if (ground === 'cookLicence') {
    const isOpening = salesType === SalesType.new && isOpeningExempt(industryType)
    return isOpening ? null : 'EXEMPTION_GROUND_MISMATCH'
  }
  if (ground === 'closedAllYear' && salesType !== SalesType.existing) return 'EXEMPTION_GROUND_MISMATCH'
  const needsPlace = ground === 'closedAllYear' || salesType === SalesType.existing
  return needsPlace && licenceKey === '' ? 'EXEMPTION_NEEDS_LICENCE' : null
}
