import { josa } from 'es-hangul'

/** Each pair of forms, and how both are written where it is not known how the word is read. */
const PARTICLES = {
  은: { pair: '은/는', both: '은(는)' },
  을: { pair: '을/를', both: '을(를)' },
  이: { pair: '이/가', both: '이(가)' },
  이라: { pair: '이라/라', both: '(이)라' },
  으로: { pair: '으로/로', both: '(으)로' },
} as const

/** Digits are read one by one. */
const DIGITS = '영일이삼사오육칠팔구'

/** «수료증을», «영수증 2026-7로»: the word with the particle its last sound asks for (한글 맞춤법). */
export function withParticle(words: string, particle: keyof typeof PARTICLES): string {
  const { pair, both } = PARTICLES[particle]
  const syllable = lastSyllable(words)
  return words + (syllable === null ? both : josa.pick(syllable, pair))
}

/** The last syllable that is read; null for a word in another script. */
function lastSyllable(words: string): string | null {
  const last = words.match(/[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u)?.[0] ?? ''
  const read = /[0-9]/.test(last) ? (DIGITS[Number(last)] ?? '') : last
  return /^[가-힣]$/.test(read) ? read : null
}
