import { type IndustryType, industryTypeLabel } from '../../text.ts'

export function withTrade(text: string, courseName: string, industryType: IndustryType): string {
  const trade = industryTypeLabel[industryType]
  return courseName.includes(trade) ? text : `${text} · ${trade}`
}
