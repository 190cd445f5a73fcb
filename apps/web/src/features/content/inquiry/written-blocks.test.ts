import { expect, it } from 'vitest'
import { isPlain, plainBlocks, textOfPlain } from './written-blocks.ts'

it('makes a paragraph of the lines between two empty ones and restores the same text', () => {
  const blocks = plainBlocks('수료증이 안 나옵니다.\n11월에 들었습니다.\n\n\n고맙습니다.\n')
  expect(blocks).toEqual([
    { kind: 'paragraph', runs: [{ text: '수료증이 안 나옵니다.\n11월에 들었습니다.' }] },
    { kind: 'paragraph', runs: [{ text: '고맙습니다.' }] },
  ])
  expect(plainBlocks(textOfPlain(blocks))).toEqual(blocks)
})

it.each([
  ['a table', [{ kind: 'table' as const, caption: '', head: ['가'], rows: [[[{ text: '나' }]]] }]],
  ['a thick word', [{ kind: 'paragraph' as const, runs: [{ text: '꼭', isStrong: true }] }]],
  ['a link', [{ kind: 'paragraph' as const, runs: [{ text: '여기', href: 'https://a.example/' }] }]],
])('keeps the editor for %s', (_what, blocks) => {
  expect(isPlain(blocks)).toBe(false)
})

it('uses a plain text box when nothing is written', () => {
  expect(isPlain([])).toBe(true)
  expect(plainBlocks(' \n ')).toEqual([])
})
