import { type Verdict, allowed, denied } from '../../verdict.ts'
import { normalizePhone } from './phone.ts'

export type PasswordChoiceReason = 'PASSWORD_COMMON' | 'PASSWORD_PERSONAL'

export type PasswordOwner = { userId: string; phone?: string; birth?: string }

export type IsCommonPassword = (word: string) => boolean

/**
 * Lists words of this service (ASVS 6.2.11), also as a Korean keyboard types them in English mode: 위생, 식품, 음식, 교육, 수료, 협회. A
 * password that contains one at any position is refused.
 */
export const PASSWORD_CONTEXT_TEXT: readonly string[] =
  'hygiene wisaeng sikpum eumsik gyoyuk restaurant education dnltod tlrvna dmatlr ryedbr tnfy guqghl'.split(
    ' ',
  )

/** A shorter match is no evidence: many unrelated words begin with the same letters. */
const SHORTEST_WORD = 5
const SIGNS = '@4310!$57'
const LETTERS = 'aaeioisst'

export function judgePasswordChoice(
  password: string,
  owner: PasswordOwner,
  isCommon: IsCommonPassword,
): Verdict<PasswordChoiceReason> {
  if (holdsAny(password, knownOf(owner))) return denied('PASSWORD_PERSONAL')
  if (holdsAny(password, PASSWORD_CONTEXT_TEXT)) return denied('PASSWORD_COMMON')
  return textIn(password).some(isCommon) ? denied('PASSWORD_COMMON') : allowed()
}

/** People use parts of a phone number or birthday: the two blocks of a number, the year, month and day. */
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

/** Undoes the changes that let a common word pass the rules: «P@ssw0rd!7» becomes password, «qwer!12» becomes qwer12. */
function textIn(password: string): string[] {
  const lower = password.toLowerCase()
  const core = lower.replaceAll(/^[^a-z]+|[^a-z]+$/g, '')
  const wording = [lower.replaceAll(/[^a-z0-9]/g, ''), core.replaceAll(/[^a-z]/g, ''), lettersMeant(core)]
  return [lower, ...wording.filter((word) => word.length >= SHORTEST_WORD)]
}

function lettersMeant(text: string): string {
  const letters = Array.from(text, (symbol) => LETTERS[SIGNS.indexOf(symbol)] ?? symbol)
  return letters.join('').replaceAll(/[^a-z]/g, '')
}
