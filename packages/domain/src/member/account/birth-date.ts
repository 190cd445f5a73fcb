export const birthDateSentence = '생년월일을 다시 확인해주세요. 예: 19650307'

/** Specification section 5: 8 digits YYYYMMDD with a month and a day that exist. */
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

/** The selector's years, newest first: 80 years back and 30 ahead; an older year may be typed (specification section 2). */
export function birthYearChoices(currentYear: number): number[] {
  return Array.from({ length: 111 }, (_, index) => currentYear + 30 - index)
}

/** '1967년 12월 31일' */
export function formatBirthDate(birth: string): string {
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(birth)
  if (parts === null) return birth
  const [year, month, day] = parts.slice(1).map(Number)
  return `${year}년 ${month}월 ${day}일`
}
