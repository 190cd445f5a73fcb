/** Lists the marks in order of precedence, because most browsers also name others. */
const FAMILIES = [
  ['KAKAOTALK', 'kakaotalk'],
  ['NAVER', 'naver'],
  ['SamsungBrowser', 'samsung'],
  ['Whale', 'whale'],
  ['Edg', 'edge'],
  ['OPR', 'opera'],
  ['Firefox', 'firefox'],
  ['FxiOS', 'firefox'],
  ['Chrome', 'chrome'],
  ['CriOS', 'chrome'],
  ['Safari', 'safari'],
] as const

/** Returns one of a dozen names: a whole user agent would identify a phone and with it a person. */
export function browserFamily(userAgent: string): string {
  return FAMILIES.find(([mark]) => userAgent.includes(mark))?.[1] ?? 'other'
}
