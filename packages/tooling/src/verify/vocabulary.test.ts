import { expect, it } from 'vitest'
import { readNamedFiles, refusedTerms } from './vocabulary.ts'

it('uses no word outside the vocabulary of the field as a name', () => {
  const files = readNamedFiles()
  expect(files.length).toBeGreaterThan(4_000)
  expect(refusedTerms(files)).toEqual([])
})

const found = (text: string, path = 'packages/domain/src/money/refund/refund.ts') =>
  refusedTerms([{ path, text }]).length

it.each([
  ['a variable', 'const isFlagged = true'],
  ['a constant', 'export const LOOK_AGAIN_MS = 1'],
  ['a private field', 'class Line { readonly #onTheWay = 1 }'],
  ['a property of a type', 'type Kept = { stamp: string }'],
  ['a key of an object', 'send({ way: 1 })'],
  ['a name in a template', 'say(`${town.name}`)'],
])('refuses the name of %s: %s', (_what, text) => {
  expect(found(text)).toBe(1)
})

it.each([
  ['a component', '<Desk />', 'apps/web/src/app/a.tsx'],
  ['a class of a style sheet', '.new-words { gap: 0; }', 'apps/web/src/app/a.module.css'],
  ['a column', 'model Hall { no Int }', 'prisma/schema/in-person/venue.prisma'],
  ['the name of a file', '', 'packages/domain/src/money/flagged-payment.ts'],
  ['the name of a folder', '', 'packages/domain/src/desk/refund.ts'],
])('refuses in its file the name of %s: %s', (_what, text, path) => {
  expect(found(text, path)).toBe(1)
})

it.each([
  ['a string', "say('look at the way')"],
  ['a comment', '// The way to look at it.\nconst a = 1'],
  ['another word', 'const always = wording.lookup'],
  ['a name of a library', 'act(() => rows.pop())'],
])('accepts %s: %s', (_what, text) => {
  expect(found(text)).toBe(0)
})
