import { expect, it } from 'vitest'
import { BoardType } from '../../text.ts'
import { mayReadBoard } from './may-read-board.ts'

it('a visitor reads every board but the lecture materials', () => {
  const open = Object.values(BoardType).filter((boardType) => mayReadBoard(boardType, false))
  expect(open).toEqual([
    BoardType.notice,
    BoardType.library,
    BoardType.faq,
    BoardType.results,
    BoardType.recipe,
  ])
})

it('a person who is logged in reads all', () => {
  expect(Object.values(BoardType).every((boardType) => mayReadBoard(boardType, true))).toBe(true)
})
