import { LICENCE_NUMBER } from '../../education/enrolment/licence-number.ts'
import type { StaffPermission } from '../permission/permissions.ts'
import { industryTypeLabel, salesTypeLabel } from '../../text.ts'

/** How a column's text becomes a value of ours; every value is kept as text. */
export type ImportColumnType =
  | { type: 'text'; most: number }
  /** Text whose line breaks are kept. */
  | { type: 'lines'; most: number }
  /** A number of letters and digits whose zeros count: one that a sheet kept as a number is refused. */
  | { type: 'code'; most: number; pattern?: RegExp; sentence?: string }
  | { type: 'phone' }
  /** YYYYMMDD */
  | { type: 'birth' }
  /** YYYY-MM-DD */
  | { type: 'day' }
  | { type: 'integer'; least: number; most: number }
  | { type: 'choice'; choices: readonly ImportChoice[] }
  /** Several of the choices in one cell, divided by a comma or the like; kept as «1,3». */
  | { type: 'choices'; choices: readonly ImportChoice[] }
  /** HH:MM:SS on the wall in Seoul. */
  | { type: 'time' }
  /** «YYYY-MM-DD HH:MM:SS» in Seoul, or the day alone. */
  | { type: 'moment' }

interface ImportChoice {
  value: string
  label: string
  /** Other words for it, without spaces and in lower case. */
  alike: readonly string[]
}

export interface ImportColumn {
  key: string
  label: string
  column: ImportColumnType
  isRequired: boolean
  /** Other names of the column, without spaces and in lower case. */
  alike: readonly string[]
  mask?: 'name' | 'birth' | 'phone' | 'licence' | 'address'
}

export interface ImportKind {
  label: string
  /** Of employees who read these records in. */
  permission: StaffPermission
  /** A second person agrees however few rows there are. */
  needsTwo: boolean
  columns: readonly ImportColumn[]
  /** What the log says where no reason is asked: of files that are read in every day. More than one person is always told why. */
  ownReason?: string
  /** Why a row is not for us, whatever else is wrong with it; null: it is. */
  leavesOut?: (values: Readonly<Record<string, string>>) => string | null
  /** What an employee may say of a close row, as a verb and as what was said. */
  closeActions: Partial<Record<'add' | 'take', { verb: string; said: string }>>
}

/** A close row stands beside a record that it may be. */
export const BESIDE_OR_INTO = {
  add: { verb: '새로 등록', said: '새로 등록' },
  take: { verb: '비슷한 기록 수정', said: '비슷한 기록을 수정' },
} as const

/** Choices of ours with other words for them. */
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

/** The kind of operator whose education it is. */
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
