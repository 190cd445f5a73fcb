import { IndustryType } from '@hygiene/domain/text'
import type { OwnText } from './own-text.ts'

/** Changing the trade selects another course, whose price may differ. */
export const TRADE_QUESTION = '업종을 바꾸시면 교육비가 달라질 수 있습니다. 바꾸시겠습니까?'
export const OTHER_TRADE = { title: '업종 변경', confirmLabel: '업종 바꾸기' }

export function tradeOf({ industryType }: Pick<OwnText, 'industryType'>): IndustryType {
  const chosen = Object.values(IndustryType).find((trade) => String(trade) === industryType)
  return chosen ?? IndustryType.generalRestaurant
}
