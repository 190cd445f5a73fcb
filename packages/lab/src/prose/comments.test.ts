import { expect, it } from 'vitest'
import { parseSync } from 'rolldown/utils'
import { firstSentence, joinedComments } from './comments.ts'

const commentsOf = (source: string): string[] => joinedComments(source, parseSync('a.ts', source).comments)

it('joins line comments of consecutive lines and reads a block as one text', () => {
  const source = '// Reads a\n// row.\nconst a = 1 // once\n\n/**\n * Writes\n * a row.\n */\nconst b = 2'
  expect(commentsOf(source)).toEqual(['Reads a row.', 'once', 'Writes a row.'])
})

it('omits tool directives', () => {
  expect(commentsOf('// v8 ignore next\nconst a = 1')).toEqual([])
})

it('omits the clauses of a noun from the first sentence', () => {
  expect(firstSentence('A seat that is held, and its offer. It expires.')).toBe('A seat, and its offer.')
})
