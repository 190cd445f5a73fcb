import { expect, it } from 'vitest'
import { cellOfText, withoutFormula } from './import-cell.ts'

it.each(['=1+1', '＝1+1', ' =1', '\u00A0=1', '\n=1', '\u3000＠a', '＋1', '－a', '-5', '@a', '\t1'])(
  'marks %o as text for a spreadsheet',
  (text) => expect(withoutFormula(text)).toBe(`'${text}`),
)

it.each(['밥집', '1=1', '가 = 나', ''])('leaves %o unchanged', (text) =>
  expect(withoutFormula(text)).toBe(text),
)

it.each(['=A1', '＝A1', '\u00A0＝A1', '＠SUM(A1)', '＋A1'])('reads %o as a formula', (text) =>
  expect(cellOfText(text)).toMatchObject({ as: 'formula' }),
)

it.each(['-5', '+82 10', '－3'])('reads %o as text', (text) => expect(cellOfText(text)).toBe(text))
