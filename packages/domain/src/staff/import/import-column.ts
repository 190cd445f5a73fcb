import { LICENCE_NUMBER } from '../../education/enrolment/licence-number.ts'
import type { StaffPermission } from '../permission/permissions.ts'
import { industryTypeLabel, salesTypeLabel } from '../../text.ts'

/** Selects how a column's text is parsed. Every value is kept as text. */
export type ImportColumnType =
  | { type: 'text'; most: number }
  | { type: 'lines'; most: number }
  /** Holds a code with significant zeros. A cell that the sheet stored as a number is refused. */
  | { type: 'code'; most: number; pattern?: RegExp; sentence?: string }
  | { type: 'phone' }
  /** Is YYYYMMDD. */
  | { type: 'birth' }
  /** Is YYYY-MM-DD. */
  | { type: 'day' }
  | { type: 'integer'; least: number; most: number }
  | { type: 'choice'; choices: readonly ImportChoice[] }
  /** Accepts several choices in one cell, separated by a comma or similar. They are kept as «1,3». */
  | { type: 'choices'; choices: readonly ImportChoice[] }
  /** Is a time in Seoul, HH:MM:SS. */
  | { type: 'time' }
  /** Is «YYYY-MM-DD HH:MM:SS» in Seoul, or the day alone. */
  | { type: 'moment' }

interface ImportChoice {
  value: string
  label: string
  /** Lists synonyms without spaces and in lower case. */
  alike: readonly string[]
}

export interface ImportColumn {
  key: string
  label: string
  column: ImportColumnType
  isRequired: boolean
  alike: readonly string[]
  mask?: 'name' | 'birth' | 'phone' | 'licence' | 'address'
}

export interface ImportKind {
  label: string
  permission: StaffPermission
  /** Requires a second person's approval regardless of the number of rows. */
  needsTwo: boolean
  columns: readonly ImportColumn[]
  /**
   * Is logged as the reason where none is asked for, because such files are imported daily. An import that needs approval always
   * requires a reason.
   */
  ownReason?: string
  /** Returns why a row does not concern us, whatever else is wrong with it, or null if it does. */
  leavesOut?: (values: Readonly<Record<string, string>>) => string | null
  closeActions: Partial<Record<'add' | 'take', { verb: string; said: string }>>
}

export const BESIDE_OR_INTO = {
  add: { verb: '새로 등록', said: '새로 등록' },
  take: { verb: '비슷한 기록 수정', said: '비슷한 기록을 수정' },
} as const

export const choicesOf = (
  labels: Readonly<Record<string, string>>,
  alike: Readonly<Record<string, readonly string[]>>,
) => Object.entries(labels).map(([value, label]) => ({ value, label, alike: alike[value] ?? [] }))

export const SALES_CHOICES = choicesOf(salesTypeLabel, {
  1: ['신규', '신규영업자', 'new', '영업하려는자'],
  2: ['기존', '기존영업자', '영업자', '정기'],
})
export const INDUSTRY_CHOICES = choicesOf(industryTypeLabel, {
  1: ['일반', '음식점', '식품접객업'],
  2: ['집단급식', '급식소'],
  3: ['위탁급식', '위탁급식업'],
})

export const text = (most: number) => ({ type: 'text', most }) as const
export const required = { isRequired: true } as const
export const optional = { isRequired: false } as const

export const SALES_COLUMN: ImportColumn = {
  key: 'salesType',
  label: '영업자',
  column: { type: 'choice', choices: SALES_CHOICES },
  ...required,
  alike: ['영업자구분', '교육구분', '신규기존'],
}

export const LICENCE_COLUMN = {
  key: 'licenceNo',
  label: '영업신고번호',
  column: {
    type: 'code',
    most: 30,
    pattern: LICENCE_NUMBER,
    sentence: '숫자와 하이픈으로 8자 이상이어야 합니다',
  },
  alike: ['인허가번호', '영업신고증번호', '영업허가번호'],
  mask: 'licence',
} as const

export const INDUSTRY_COLUMN: ImportColumn = {
  key: 'industryType',
  label: '업종',
  column: { type: 'choice', choices: INDUSTRY_CHOICES },
  ...required,
  alike: ['업종명'],
}
