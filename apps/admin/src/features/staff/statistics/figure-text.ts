export const people = (count: number) => `${count.toLocaleString('ko-KR')}건`
export const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`

export function share(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`
}

export function growthText(now: number, before: number): string {
  if (before === 0) return ''
  const growth = (100 * (now - before)) / before
  return `${growth < 0 ? '−' : '+'}${Math.abs(growth).toFixed(1)}%`
}

export function minutesText(minutes: number | null): string {
  if (minutes === null) return '-'
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest}분`
  return rest === 0 ? `${hours}시간` : `${hours}시간 ${rest}분`
}

export const monthText = (month: string) => `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`
