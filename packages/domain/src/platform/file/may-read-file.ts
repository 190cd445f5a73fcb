import { mayReadBoard } from '../../content/board/may-read-board.ts'
import { allowed, denied, type Verdict } from '../../verdict.ts'

/** What an upload belongs to. */
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

/** The people a file is for: readers of a board, or those named. `ownerKind` is null for issued documents and loose uploads. */
type FileAudience =
  | { kind: 'board'; boardType: number }
  | { kind: 'people'; ownerKind: FileOwnerKind | null; memberNos: readonly number[] }

/** The facts of a file on which `mayReadFile` decides. */
export interface ReadableFile {
  audience: FileAudience
  state: FileState
}

export interface FileReader {
  /** Null without a login. */
  memberNo: number | null
  /** Kinds whose files an employee opens by permission and with a reason. */
  opensAsStaff?: readonly FileOwnerKind[]
}

type ReadRefusal = 'FILE_NOT_FOUND' | 'FILE_BEING_CHECKED' | 'FILE_INFECTED'

/**
 * May a person read a stored file? The files of a board are its readers', those of an inquiry its people's, every other its
 * owner's. A stranger never learns that there is a file; its people are told why it is not shown.
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
