import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { letterOf } from './document-fonts.ts'
import type { Typeface } from './document-fonts.ts'
import { ink } from './document-colours.ts'
import { openSheet } from './sheet.ts'

const syllables = Array.from({ length: 11_172 }, (_, at) => String.fromCodePoint(0xac00 + at))
const typefaces: Typeface[] = ['serif', 'serifBold', 'sans', 'sansBold']

test.each(typefaces)(
  'prints with %s each of the 11,172 Hangul syllables with its own outline',
  (typeface) => {
    const letters = syllables.map((syllable) => letterOf(typeface, syllable))
    expect(letters).toHaveLength(11_172)
    expect(letters.every(({ advance }) => advance > 0)).toBe(true)
  },
)

test('reads all syllables back from a page as drawn', async () => {
  const sheet = openSheet({ title: '음절', issuedOn: '2026-01-01' })
  const lines = Array.from({ length: 112 }, (_, at) => syllables.slice(at * 100, at * 100 + 100).join(''))
  for (const [at, line] of lines.entries()) {
    sheet.text(line, 20, 20 + at * 7, { typeface: 'serifBold', size: 5, colour: ink })
  }
  const { text } = await extractText(new Uint8Array(await sheet.finish()), { mergePages: true })
  expect(text.replace(/\s/gu, '')).toBe(syllables.join(''))
})

test('prints every hanja of KS X 1001', () => {
  const decoder = new TextDecoder('euc-kr')
  for (let lead = 0xca; lead <= 0xfd; lead += 1) {
    for (let trail = 0xa1; trail <= 0xfe; trail += 1) {
      const hanja = decoder.decode(Uint8Array.of(lead, trail)).normalize('NFC')
      expect(letterOf('serif', hanja).advance).toBeGreaterThan(0)
    }
  }
})

test('prints every unified hanja of Unicode 1.1 and of extension A', () => {
  for (const [first, last] of [
    [0x3400, 0x4db5],
    [0x4e00, 0x9fa5],
  ] as const) {
    for (let codePoint = first; codePoint <= last; codePoint += 1) {
      const hanja = String.fromCodePoint(codePoint)
      expect(letterOf('sans', hanja).advance).toBeGreaterThan(0)
    }
  }
})
