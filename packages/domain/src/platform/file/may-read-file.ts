import { mayReadBoard } from '../../content/board/may-read-board.ts'
import { allowed, denied, type Verdict } from '../../verdict.ts'

export type FileOwnerKind =
  | 'application'
  | 'onlineEnrolment'
  | 'inPersonEnrolment'
  | 'inquiry'
  | 'inquiryAnswer'
  | 'approval'
  | 'payment'
  | 'content'
  | 'settings'

type FileState = 'storing' | 'unscanned' | 'ready' | 'infected' | 'removing'

/** `ownerKind` is null for issued documents and loose uploads. */
type FileAudience =
  | { kind: 'board'; boardType: number }
  | { kind: 'people'; ownerKind: FileOwnerKind | null; memberNos: readonly number[] }

export interface ReadableFile {
  audience: FileAudience
  state: FileState
}

export interface FileReader {
  memberNo: number | null
  opensAsStaff?: readonly FileOwnerKind[]
}

type ReadRefusal = 'FILE_NOT_FOUND' | 'FILE_BEING_CHECKED' | 'FILE_INFECTED'

/**
 * Allows board files to the board's readers, inquiry files to the inquiry's people, and all others to their owner. A stranger
 * never learns that a file exists; its people learn why it is not shown.
 */
export function mayReadFile({ audience, state }: ReadableFile, reader: FileReader): Verdict<ReadRefusal> {
  if (!belongsToAudience(audience, reader)) return denied('FILE_NOT_FOUND')
  switch (state) {
    case 'ready':
      return allowed()
    case 'unscanned':
      return denied('FILE_BEING_CHECKED')
    case 'infected':
      return denied('FILE_INFECTED')
    case 'storing':
    case 'removing':
      return denied('FILE_NOT_FOUND')
    default:
      return state satisfies never
  }
}

function belongsToAudience(audience: FileAudience, { memberNo, opensAsStaff = [] }: FileReader): boolean {
  if (audience.kind === 'board') return mayReadBoard(audience.boardType, memberNo !== null)
  const { ownerKind, memberNos } = audience
  if (memberNo !== null && memberNos.includes(memberNo)) return true
  return ownerKind !== null && opensAsStaff.includes(ownerKind)
}
