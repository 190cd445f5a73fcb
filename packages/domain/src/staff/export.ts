import type { StaffPermission } from './permissions.ts'

/** The lists that are exported; the names are those of the desk's screens. */
export const exportScreens = ['members', 'payments'] as const
export type ExportScreen = (typeof exportScreens)[number]

export const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** How a person's data is shown to employees who may not take it out whole. */
export type ExportMask = 'name' | 'phone' | 'birth'

export interface ExportColumn {
  key: string
  label: string
  /** Of a column with a person's data. */
  mask?: ExportMask
}

interface ExportList {
  label: string
  /** The permission of the list itself, beside `exportLists`. */
  permission: StaffPermission
  columns: readonly ExportColumn[]
}

/** Columns in the order of the file; a choice leaves some out. */
export const EXPORT_LISTS = {
  members: {
    label: '회원',
    permission: 'searchMembers',
    columns: [
      { key: 'memberNo', label: '회원번호' },
      { key: 'userId', label: '아이디' },
      { key: 'name', label: '성명', mask: 'name' },
      { key: 'birth', label: '생년월일', mask: 'birth' },
      { key: 'phone', label: '휴대전화', mask: 'phone' },
      { key: 'state', label: '상태' },
      { key: 'joinedAt', label: '가입일시' },
      { key: 'lastLoginAt', label: '마지막 로그인' },
    ],
  },
  payments: {
    label: '결제',
    permission: 'readPayments',
    columns: [
      { key: 'orderNumber', label: '주문번호' },
      { key: 'orderName', label: '주문명' },
      { key: 'name', label: '성명', mask: 'name' },
      { key: 'phone', label: '휴대전화', mask: 'phone' },
      { key: 'paymentType', label: '결제 방법' },
      { key: 'amountWon', label: '금액(원)' },
      { key: 'status', label: '상태' },
      { key: 'createdAt', label: '주문일시' },
      { key: 'paidAt', label: '결제일시' },
    ],
  },
} as const satisfies Record<ExportScreen, ExportList>

export const exportListOf = (screen: ExportScreen): ExportList => EXPORT_LISTS[screen]

/** The chosen columns in the order of the list; a key of another list is none. */
export function chosenColumns(screen: ExportScreen, keys: readonly string[]): ExportColumn[] {
  return exportListOf(screen).columns.filter(({ key }) => keys.includes(key))
}

/** Hours for which a made file waits for its one download. */
export const EXPORT_HOURS = 24
/** Rows of one file: what a sheet of a spreadsheet holds, without its head. */
export const EXPORT_ROWS_MOST = 1_048_575

/** Why an employee takes a list out; asked every time (desk.md, «Masking and reason»). */
export const exportPurposeLabel = {
  officials: '관청 요청',
  settlement: '정산·결산',
  notice: '안내 대상 확인',
  check: '자료 대조',
  statistics: '통계·보고',
  other: '그 밖의 일',
} as const
export type ExportPurpose = keyof typeof exportPurposeLabel
export const exportPurposes = Object.keys(exportPurposeLabel) as ExportPurpose[]

export const exportStatusLabel = {
  approval: '승인 기다림',
  ordered: '차례 기다림',
  making: '만드는 중',
  ready: '받을 수 있음',
  taken: '받음',
  failed: '만들지 못함',
  refused: '권한이 없어 끝남',
  ended: '기한이 지나 끝남',
} as const
export type ExportStatus = keyof typeof exportStatusLabel
export const exportStatuses = Object.keys(exportStatusLabel) as ExportStatus[]
