import { isDrawable } from './drawable-letters.ts'

/** Signs that leave no mark on paper: joiners, fillers, direction and control signs. */
const INVISIBLE = /(?![\0\t-\r])[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu
/** A letter with the accents that stand on it. */
const LETTERS = /\P{M}\p{M}*|\p{M}+/gu
/** Printers set it where they lack a letter. */
const NO_LETTER = '〓'

/**
 * The one spelling a text is kept and printed in: Hangul typed as separate letters and the compatibility hanja of Korean
 * keyboards are joined (NFC), invisible signs are gone, and every kind of space or line break is one plain space.
 */
export function printedText(text: string): string {
  return text.replace(INVISIBLE, '').normalize('NFC').replace(/\s+/gu, ' ').trim()
}

/** Letters of a text that no document font has, each once and with its accents. */
function undrawableLetters(text: string): string[] {
  const letters = printedText(text).match(LETTERS) ?? []
  return [...new Set(letters.filter((letter) => !isDrawn(letter)))]
}

/** Why a text cannot stand on a document, with the letter to type instead where there is one; null when it can. */
export function undrawableSentence(text: string): string | null {
  const [letter] = undrawableLetters(text)
  if (letter === undefined) return null
  const common = commonForm(letter)
  const advice = common === null ? '지우거나 다른 글자로 적어주세요.' : `대신 ‘${common}’ 글자를 적어주세요.`
  return `‘${letter}’ 글자는 수료증에 인쇄할 수 없습니다. ${advice}`
}

/**
 * The name of a verified person as documents print it. It comes from the identity provider and cannot be typed again, so a
 * letter no font has is printed in its common form, or as 〓 (docs/rules/certificate.md).
 */
export function printedName(name: string): string {
  return printedText(name).replace(LETTERS, (letter) =>
    isDrawn(letter) ? letter : (commonForm(letter) ?? NO_LETTER),
  )
}

function isDrawn(letter: string): boolean {
  return Array.from(letter).every((sign) => isDrawable(sign.codePointAt(0) ?? 0))
}

/** The form people know of a letter: of usual width, a jamo of the keyboard, a plain dot, without its accents. */
function commonForm(letter: string): string | null {
  const usual = letter.normalize('NFKC')
  const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '')
  const candidates = [ALIKE[letter], usual, keyboardJamo(usual), bare]
  return candidates.find((form) => form !== undefined && form.trim() !== '' && isDrawn(form)) ?? null
}

/** Signs drawn alike that Unicode does not relate. */
const ALIKE: Readonly<Record<string, string>> = {
  '\uFF65': '·',
  '\u22C5': '·',
  '\u2219': '·',
  '\u30FC': '-',
  '\u2212': '-',
  '\u2043': '-',
}

let keyboard: ReadonlyMap<string, string> | null = null

/** Unicode knows old Hangul apart from the jamo of keyboards; only these are known to people and fonts. */
function keyboardJamo(letter: string): string | undefined {
  keyboard ??= new Map(
    Array.from({ length: 0x318f - 0x3131 }, (_, at) => String.fromCodePoint(0x3131 + at)).map((jamo) => [
      jamo.normalize('NFKC'),
      jamo,
    ]),
  )
  return keyboard.get(letter)
}
