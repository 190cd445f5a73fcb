import { isDrawable } from './drawable-letters.ts'

/** Matches characters that leave no mark on paper: joiners, fillers, direction and control characters. */
const INVISIBLE = /(?![\0\t-\r])[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu
const LETTERS = /\P{M}\p{M}*|\p{M}+/gu
/** Printers set this sign for a missing letter. */
const NO_LETTER = '〓'

/**
 * Normalises a text to the one spelling that is stored and printed: joins separately typed Hangul letters and compatibility hanja
 * of Korean keyboards (NFC), removes invisible characters, and turns every space or line break into one plain space.
 */
export function printedText(text: string): string {
  return text.replace(INVISIBLE, '').normalize('NFC').replace(/\s+/gu, ' ').trim()
}

function undrawableLetters(text: string): string[] {
  const letters = printedText(text).match(LETTERS) ?? []
  return [...new Set(letters.filter((letter) => !isDrawn(letter)))]
}

/** Returns why a text cannot be printed on a document, with a replacement letter where there is one; null when it can. */
export function undrawableSentence(text: string): string | null {
  const [letter] = undrawableLetters(text)
  if (letter === undefined) return null
  const common = commonForm(letter)
  const advice = common === null ? '지우거나 다른 글자로 적어주세요.' : `대신 ‘${common}’ 글자를 적어주세요.`
  return `‘${letter}’ 글자는 수료증에 인쇄할 수 없습니다. ${advice}`
}

/**
 * Returns a verified person's name as documents print it. It comes from the identity provider and cannot be retyped, so a letter
 * missing from the fonts is printed in its common form, or as 〓 (docs/rules/certificate.md).
 */
export function printedName(name: string): string {
  return printedText(name).replace(LETTERS, (letter) =>
    isDrawn(letter) ? letter : (commonForm(letter) ?? NO_LETTER),
  )
}

function isDrawn(letter: string): boolean {
  return Array.from(letter).every((sign) => isDrawable(sign.codePointAt(0) ?? 0))
}

/** Returns the common form of a letter: of usual width, a keyboard jamo, a plain dot, without accents. */
function commonForm(letter: string): string | null {
  const usual = letter.normalize('NFKC')
  const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '')
  const candidates = [ALIKE[letter], usual, keyboardJamo(usual), bare]
  return candidates.find((form) => form !== undefined && form.trim() !== '' && isDrawn(form)) ?? null
}

const ALIKE: Readonly<Record<string, string>> = {
  '\uFF65': '·',
  '\u22C5': '·',
  '\u2219': '·',
  '\u30FC': '-',
  '\u2212': '-',
  '\u2043': '-',
}

let keyboard: ReadonlyMap<string, string> | null = null

/** Unicode separates old Hangul from keyboard jamo; people and fonts know only the latter. */
function keyboardJamo(letter: string): string | undefined {
  keyboard ??= new Map(
    Array.from({ length: 0x318f - 0x3131 }, (_, at) => String.fromCodePoint(0x3131 + at)).map((jamo) => [
      jamo.normalize('NFKC'),
      jamo,
    ]),
  )
  return keyboard.get(letter)
}
