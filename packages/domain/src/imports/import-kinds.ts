import { EXEMPTION_COLUMNS } from './exemption-columns.ts'
import type { ImportColumn, ImportKind } from './import-column.ts'
import { OLD_RECORD_COLUMNS } from './old-record-columns.ts'
import { QUESTION_COLUMNS } from './question-columns.ts'

/** Records that are read in from files. */
export const IMPORT_KINDS = {
  oldRecords: {
    label: '이전 교육 이력',
    permission: 'importRecords',
    needsTwo: false,
    columns: OLD_RECORD_COLUMNS,
  },
  exemptions: { label: '인정·면제', permission: 'importRecords', needsTwo: true, columns: EXEMPTION_COLUMNS },
  questions: { label: '문제은행', permission: 'importRecords', needsTwo: false, columns: QUESTION_COLUMNS },
} as const satisfies Record<string, ImportKind>

export type ImportKindName = keyof typeof IMPORT_KINDS
export const importKindNames = Object.keys(IMPORT_KINDS) as ImportKindName[]
export const importKindOf = (kind: ImportKindName): ImportKind => IMPORT_KINDS[kind]
export const importColumnsOf = (kind: ImportKindName): readonly ImportColumn[] => IMPORT_KINDS[kind].columns
