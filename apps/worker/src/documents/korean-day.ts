/** '2026-11-20' as a document writes it: '2026년 11월 20일'. */
export function koreanDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}년 ${month}월 ${date}일`
}

/** 36000 as '36,000원'. */
export const koreanWon = (won: number): string => `${won.toLocaleString('ko-KR')}원`
