import { type Verdict, allowed, denied } from '../verdict.ts'
import { normalizePhone } from './phone.ts'

export type PasswordChoiceReason = 'PASSWORD_COMMON' | 'PASSWORD_PERSONAL'

/** What others know of somebody, or find out; a staff account has an id only. */
export type PasswordOwner = { userId: string; phone?: string; birth?: string }

/** Is this word, in small letters, on a list of passwords many people use? */
export type IsCommonPassword = (word: string) => boolean

/**
 * Words of this service (ASVS 6.2.11), also as a Korean keyboard types them in English mode: 위생, 식품, 음식, 교육,
 * 수료, 협회. They are refused wherever they stand.
 */
export const PASSWORD_CONTEXT_WORDS: readonly string[] =
  'hygiene wisaeng sikpum eumsik gyoyuk restaurant education dnltod tlrvna dmatlr ryedbr tnfy guqghl'.split(
    ' ',
  )

/** Shorter ones are beginnings of many words, and say nothing about the rest. */
const SHORTEST_WORD = 5
/** Signs that stand for letters, and the letters. */
const SIGNS = '@4310!$57'
const LETTERS = 'aaeioisst'

/** A new password that keeps the rules of section 5 and would be guessed first all the same. */
export function judgePasswordChoice(
  password: string,
  owner: PasswordOwner,
  isCommon: IsCommonPassword,
): Verdict<PasswordChoiceReason> {
  if (holdsAny(password, knownOf(owner))) return denied('PASSWORD_PERSONAL')
  if (holdsAny(password, PASSWORD_CONTEXT_WORDS)) return denied('PASSWORD_COMMON')
  return wordsIn(password).some(isCommon) ? denied('PASSWORD_COMMON') : allowed()
}

/** Phones and birthdays are remembered by their parts: the two blocks of a number, a year, a month and a day. */
function knownOf({ userId, phone = '', birth = '' }: PasswordOwner): string[] {
  const digits = normalizePhone(phone)
  const known = [userId, digits.slice(3, -4), digits.slice(-4), birth.slice(0, 4), birth.slice(4)]
  return known.map((part) => part.toLowerCase()).filter((part) => part !== '')
}

function holdsAny(password: string, parts: readonly string[]): boolean {
  const lower = password.toLowerCase()
  const written = [lower, lower.replaceAll(/[^a-z0-9]/g, ''), lettersMeant(lower)]
  return parts.some((part) => written.some((text) => text.includes(part)))
}

/** What a common word was before it was dressed up for the rules: «P@ssw0rd!7» is password, «qwer!12» is qwer12. */
function wordsIn(password: string): string[] {
  const lower = password.toLowerCase()
  const core = lower.replaceAll(/^[^a-z]+|[^a-z]+$/g, '')
  const words = [lower.replaceAll(/[^a-z0-9]/g, ''), core.replaceAll(/[^a-z]/g, ''), lettersMeant(core)]
  return [lower, ...words.filter((word) => word.length >= SHORTEST_WORD)]
}

function lettersMeant(text: string): string {
  const letters = Array.from(text, (symbol) => LETTERS[SIGNS.indexOf(symbol)] ?? symbol)
  return letters.join('').replaceAll(/[^a-z]/g, '')
}
