export function koreanDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}년 ${month}월 ${date}일`
}

export const koreanWon = (won: number): string => `${won.toLocaleString('ko-KR')}원`
