import { expect, it } from 'vitest'
import { BoardType } from '../../text.ts'
import { mayReadBoard } from './may-read-board.ts'

it('lets a visitor read every board except the lecture materials', () => {
  const open = Object.values(BoardType).filter((boardType) => mayReadBoard(boardType, false))
  expect(open).toEqual([
    BoardType.notice,
    BoardType.library,
    BoardType.faq,
    BoardType.results,
    BoardType.recipe,
  ])
})

it('lets a logged-in person read every board', () => {
  expect(Object.values(BoardType).every((boardType) => mayReadBoard(boardType, true))).toBe(true)
})
