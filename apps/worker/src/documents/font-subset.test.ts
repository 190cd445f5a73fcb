import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import type { Font } from 'fontkit'
import { expect, test } from 'vitest'
import { fontTables } from './font-subset.ts'

const files = ['edu-serif-kr-medium', 'edu-serif-kr-bold', 'edu-sans-kr-regular', 'edu-rare-hanja-kr']

test.each(files)('cuts from %s the same outlines and widths as in the whole font', (name) => {
  const file = readFileSync(new URL(`../../fonts/${name}.ttf`, import.meta.url))
  const whole = create(file) as Font
  const glyphs = [0, ...Array.from({ length: 400 }, (_, at) => whole.numGlyphs - 1 - at * 29)]
  const subset = create(fontTables(file).cut(glyphs)) as Font
  expect(subset.numGlyphs).toBe(glyphs.length)
  for (const [at, glyph] of glyphs.entries()) {
    const [cut, original] = [subset.getGlyph(at), whole.getGlyph(glyph)]
    expect(cut.path.toSVG()).toBe(original.path.toSVG())
    expect(cut.advanceWidth).toBe(original.advanceWidth)
  }
})

test('leaves the font in memory unchanged after cutting', () => {
  const file = readFileSync(new URL('../../fonts/edu-sans-kr-bold.ttf', import.meta.url))
  const before = Buffer.from(file)
  fontTables(file).cut([0, 5, 3])
  expect(Buffer.compare(file, before)).toBe(0)
})
