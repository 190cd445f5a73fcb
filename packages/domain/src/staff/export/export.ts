import { keysOf } from '../../keys-of.ts'

export const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Limits how long a finished file waits for its single download. */
export const EXPORT_HOURS = 24
/** Limits a file to the rows of one spreadsheet sheet without its header. */
export const EXPORT_ROWS_MOST = 1_048_575

export const exportPurposeLabel = {
  officials: '관청 요청',
  settlement: '정산·결산',
  notice: '안내 대상 확인',
  check: '자료 대조',
  statistics: '통계·보고',
  other: '그 밖의 일',
} as const
export type ExportPurpose = keyof typeof exportPurposeLabel
export const exportPurposes = keysOf(exportPurposeLabel)

export const exportStatusLabel = {
  approval: '승인 기다림',
  ordered: '차례 기다림',
  making: '만드는 중',
  ready: '받을 수 있음',
  taken: '받음',
  failed: '만들지 못함',
  refused: '권한이 없어 끝남',
  ended: '끝남',
} as const
export const exportStatuses = keysOf(exportStatusLabel)
