import { type IndustryType, industryTypeLabel } from '../../text.ts'

/** `text` with the trade behind them, unless the course's name says it already. */
export function withTrade(text: string, courseName: string, industryType: IndustryType): string {
  const trade = industryTypeLabel[industryType]
  return courseName.includes(trade) ? text : `${text} · ${trade}`
}
