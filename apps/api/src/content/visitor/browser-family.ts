/** In this order: most browsers also call themselves by the names of others. */
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

/** One of a dozen words: a whole user agent tells a phone, and with it a person, apart. */
export function browserFamily(userAgent: string): string {
  return FAMILIES.find(([mark]) => userAgent.includes(mark))?.[1] ?? 'other'
}
