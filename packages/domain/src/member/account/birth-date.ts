export const birthDateSentence = '생년월일을 다시 확인해주세요. 예: 19650307'

/** Accepts 8 digits YYYYMMDD with an existing month and day (specification section 5). */
export function isBirthDate(birth: string): boolean {
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(birth)
  if (parts === null) return false
  const [year, month, day] = parts.slice(1).map(Number)
  if (!year || !month || !day || month > 12) return false
  return day <= daysInMonth(year, month)
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

export function birthYearChoices(currentYear: number): number[] {
  return Array.from({ length: 111 }, (_, index) => currentYear + 30 - index)
}

export function formatBirthDate(birth: string): string {
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(birth)
  if (parts === null) return birth
  const [year, month, day] = parts.slice(1).map(Number)
  return `${year}년 ${month}월 ${day}일`
}
