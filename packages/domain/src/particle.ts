/** The forms of each particle: after a vowel, after a consonant, and after a word whose sound is unknown. */
const PARTICLES = {
  을: { vowel: '를', consonant: '을', unknown: '을(를)' },
  이: { vowel: '가', consonant: '이', unknown: '이(가)' },
  으로: { vowel: '로', consonant: '으로', unknown: '(으)로' },
} as const

const HANGUL_FIRST = 0xac_00
const FINALS = 28
const RIEUL = 8
/** How digits end when they are read one by one: 영 일 이 삼 사 오 육 칠 팔 구. */
const DIGIT_FINALS = [21, 8, 0, 16, 0, 0, 1, 8, 8, 0] as const

/** «수료증을», «영수증 2026-7로»: the word with the particle its last sound asks for (한글 맞춤법). */
export function withParticle(words: string, particle: keyof typeof PARTICLES): string {
  const { vowel, consonant, unknown } = PARTICLES[particle]
  const final = finalSound(words)
  if (final === null) return words + unknown
  const isOpen = final === 0 || (particle === '으로' && final === RIEUL)
  return words + (isOpen ? vowel : consonant)
}

/** The number of the final consonant of the last syllable that is read; 0 for none, null for a word of unknown sound. */
function finalSound(words: string): number | null {
  const last = words.match(/[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u)?.[0]
  if (last === undefined) return null
  if (/[0-9]/.test(last)) return DIGIT_FINALS[Number(last)] ?? null
  return /[가-힣]/.test(last) ? (last.charCodeAt(0) - HANGUL_FIRST) % FINALS : null
}
