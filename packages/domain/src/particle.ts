/** Give the form after a closed syllable, after an open one, and both where the reading is unknown. */
const PARTICLES = {
  은: ['은', '는', '은(는)'],
  을: ['을', '를', '을(를)'],
  이: ['이', '가', '이(가)'],
  이라: ['이라', '라', '(이)라'],
  으로: ['으로', '로', '(으)로'],
} as const

/** Unicode orders the syllables by their final consonants, with the open one first. */
const FIRST_SYLLABLE = 0xac_00
const FINALS = 28
const FINAL_RIEUL = 8

/** Digits are read one by one. */
const DIGITS = '영일이삼사오육칠팔구'

/** Appends the particle that the last sound requires (한글 맞춤법): «수료증을», «영수증 2026-7로». */
export function withParticle(text: string, particle: keyof typeof PARTICLES): string {
  const [closed, open, both] = PARTICLES[particle]
  const syllable = lastSyllable(text)
  if (syllable === null) return text + both
  const final = ((syllable.codePointAt(0) ?? FIRST_SYLLABLE) - FIRST_SYLLABLE) % FINALS
  return text + (final === 0 || (particle === '으로' && final === FINAL_RIEUL) ? open : closed)
}

function lastSyllable(text: string): string | null {
  const last = text.match(/[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u)?.[0] ?? ''
  const read = /[0-9]/.test(last) ? (DIGITS[Number(last)] ?? '') : last
  return /^[가-힣]$/.test(read) ? read : null
}
