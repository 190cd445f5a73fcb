import type { ApplicationNo, InPersonEnrolmentNo, SessionNo } from '@hygiene/domain/record-numbers'
import type { EntryRefusal } from '@hygiene/domain/in-person/seat/may-enter'
import type { IndustryType, PositionType, SalesType } from '@hygiene/domain/text'

export interface LicenceColumns {
  industryType: IndustryType
  licenceKey: string
  licenceNo: string
  businessName: string
  businessTypeName: string
  representative: string
  sidoCode: string
  zipCode: string
  address: string
  address2: string
  companyPhone: string
  positionType: PositionType
  phone: string
}

export interface SeatWanted {
  memberNo: number
  sessionNo: SessionNo
  salesType: SalesType
  licences: readonly LicenceColumns[]
  joinsWaitingList: boolean
  /** Is set after the waiting list was served: no entry of it can take the free seats. */
  isQueueServed: boolean
  now: Date
}

/** Is `QUEUE_FIRST` if free seats belong to waiting people, who are offered them first. */
export type SeatRefusal =
  | EntryRefusal
  | 'ALREADY_APPLIED'
  | 'LOGIN_REQUIRED'
  | 'QUEUE_FIRST'
  | 'TOO_MANY_WAITING'

export interface SeatGranted {
  refused: null
  applicationNo: ApplicationNo
  inPersonEnrolmentNos: InPersonEnrolmentNo[]
  price: number
  seat: 'held' | 'waiting'
  heldUntil: Date | null
}

export type SeatOutcome = SeatGranted | { refused: SeatRefusal }
