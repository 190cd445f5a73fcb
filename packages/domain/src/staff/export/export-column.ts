import type { Mask } from '../../member/account/masking.ts'
import type { StaffPermission } from '../permission/permissions.ts'

export interface ExportColumn {
  key: string
  label: string
  mask?: Mask
  /** Names the console's column where its id differs from `key`. */
  admin?: string
}

export interface ExportList {
  label: string
  permission: StaffPermission
  columns: readonly ExportColumn[]
}

export const NAME = { key: 'name', label: '성명', mask: 'name', admin: 'userName' } as const
export const PHONE = { key: 'phone', label: '휴대전화', mask: 'phone' } as const
export const LICENCE = { key: 'licenceNo', label: '영업신고번호', mask: 'licence', admin: 'licence' } as const
export const ORDER = { key: 'orderNumber', label: '주문번호' } as const
export const AMOUNT = { key: 'amountWon', label: '금액(원)' } as const
export const STATE = { key: 'status', label: '상태', admin: 'state' } as const
export const METHOD = { key: 'paymentType', label: '결제 방법' } as const
export const KIND = { key: 'kind', label: '방법' } as const
export const PLACE = { key: 'businessName', label: '업소명' } as const
export const COURSE = [
  { key: 'year', label: '교육 연도', admin: 'course' },
  { key: 'salesType', label: '영업자', admin: 'course' },
  { key: 'industryType', label: '업종', admin: 'course' },
] as const
