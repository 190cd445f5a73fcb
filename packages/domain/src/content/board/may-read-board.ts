import { BoardType } from '../../text.ts'

/** Only logged-in people may read lecture materials; everyone may read the other boards (specification sections 2 and 6). */
export function mayReadBoard(boardType: number, isLoggedIn: boolean): boolean {
  return boardType !== BoardType.lectureMaterial || isLoggedIn
}
