import { formatBirthDate } from '../../member/account/birth-date.ts'
import { type SeoulDay, formatSeoulLongDate } from '../../time/seoul-day.ts'
import {
  IndustryType,
  type OnlineType,
  SalesType,
  industryTypeLabel,
  onlineTypeLabel,
  salesTypeLabel,
} from '../../text.ts'

export type CertificateFacts = {
  userName: string
  birth: string
  businessName: string
  address: string
  salesType: SalesType
  industryType: IndustryType
  onlineType: OnlineType
  year: number
  hours: number
  completedOn: SeoulDay
}

export type CertificateRow = { label: string; value: string }

/** Enforcement Rule Art. 52①② requires six hours before opening and three a year for all three trades. */
export const statutoryHours: Record<SalesType, number> = { [SalesType.new]: 6, [SalesType.existing]: 3 }

const RULE = '같은 법 시행규칙 제52조'

/** Art. 88③ applies Art. 41 to group meal facilities. */
const certificateLaw: Record<IndustryType, Record<SalesType, string>> = {
  [IndustryType.generalRestaurant]: lawOf('「식품위생법」'),
  [IndustryType.groupMeal]: lawOf('「식품위생법」 제88조제3항,'),
  [IndustryType.consignedMeal]: lawOf('「식품위생법」'),
}

function lawOf(action: string): Record<SalesType, string> {
  return {
    [SalesType.new]: `${action} 제41조제2항 및 ${RULE}`,
    [SalesType.existing]: `${action} 제41조제1항 및 ${RULE}`,
  }
}

export function courseLine(
  facts: Pick<CertificateFacts, 'salesType' | 'industryType' | 'onlineType'>,
): string {
  return `${salesTypeLabel[facts.salesType]} (${industryTypeLabel[facts.industryType]} · ${onlineTypeLabel[facts.onlineType]})`
}

/** Formats '기존 영업자 식품위생교육 (일반음식점) 3시간' for the receipt; `trades` names several trades of one payment. */
export function courseTitle(
  facts: Pick<CertificateFacts, 'salesType' | 'industryType' | 'hours'>,
  trades: string = industryTypeLabel[facts.industryType],
): string {
  return `${salesTypeLabel[facts.salesType]} 식품위생교육 (${trades}) ${facts.hours}시간`
}

export function certificateRows(facts: CertificateFacts): CertificateRow[] {
  return [
    { label: '성명', value: facts.userName },
    { label: '생년월일', value: formatBirthDate(facts.birth) },
    { label: '업소명', value: facts.businessName },
    { label: '소재지', value: facts.address },
    { label: '교육구분', value: courseLine(facts) },
    { label: '교육시간', value: `${facts.hours}시간` },
    { label: '수료일', value: formatSeoulLongDate(facts.completedOn) },
  ]
}

/** Only the yearly course names its year. */
export function certificateSentence(
  facts: Pick<CertificateFacts, 'salesType' | 'industryType' | 'year'>,
): string {
  const law = certificateLaw[facts.industryType][facts.salesType]
  const course =
    facts.salesType === SalesType.existing
      ? `${facts.year}년도 기존 영업자 식품위생교육 과정`
      : '신규 영업자 식품위생교육 과정'
  return `위 사람은 ${law}에 따른 ${course}을 성실히 이수하였으므로 이 증서를 수여합니다.`
}
