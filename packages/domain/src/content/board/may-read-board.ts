import { BoardType } from '../../text.ts'

/** Lecture materials are for people who are logged in, the other boards for all (specification sections 2 and 6). */
export function mayReadBoard(boardType: number, isLoggedIn: boolean): boolean {
  return boardType !== BoardType.lectureMaterial || isLoggedIn
}
