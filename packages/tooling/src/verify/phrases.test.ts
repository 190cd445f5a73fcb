import { expect, it } from 'vitest'
import { refusedPhrases } from './phrases.ts'
import { readNamedFiles } from './vocabulary.ts'

const titled = (title: string): string => `it('${title}', () => {})`

it('has no refused phrase in comments, test titles and documentation', () => {
  expect(refusedPhrases(readNamedFiles())).toEqual([])
})

it.each([
  ['a comment', 'src/a.ts', '// Of which rows a page is.\nconst a = 1'],
  ['a comment over two lines', 'src/a.ts', '/**\n * The person is\n * told.\n */\nconst a = 1'],
  ['a title', 'src/a.test.ts', titled('goes on after a pause')],
  ['a page', 'README.md', 'The number\nstands below.'],
  ['a style sheet', 'src/a.css', '/* Meanwhile hidden. */'],
  ['a table', 'prisma/schema/a.prisma', 'model A { /// Drawn anew.\n}'],
])('finds a phrase in %s', (_where, path, text) => {
  expect(refusedPhrases([{ path, text }])).toHaveLength(1)
})

it('reads no phrase in code, and a letter that stands for a folder', () => {
  expect(refusedPhrases([{ path: 'src/a.ts', text: "const a = 'goes on' // A stands for apps." }])).toEqual(
    [],
  )
})
