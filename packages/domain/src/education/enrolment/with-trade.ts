import { type IndustryType, industryTypeLabel } from '../../words.ts'

/** `words` with the trade behind them, unless the course's name says it already. */
export function withTrade(words: string, courseName: string, industryType: IndustryType): string {
  const trade = industryTypeLabel[industryType]
  return courseName.includes(trade) ? words : `${words} · ${trade}`
}
