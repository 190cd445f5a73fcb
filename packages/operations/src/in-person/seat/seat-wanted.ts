import type { ApplicationNo, InPersonEnrolmentNo, SessionNo } from '@hygiene/domain/record-numbers'
import type { EntryRefusal } from '@hygiene/domain/in-person/seat/may-enter'
import type { IndustryType, PositionType, SalesType } from '@hygiene/domain/text'

/** One business place, as it is stored. */
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

/** A new application: one person, one seat, one record for each licence. */
export interface SeatWanted {
  memberNo: number
  sessionNo: SessionNo
  salesType: SalesType
  licences: readonly LicenceColumns[]
  /** Stand in the queue where the session is full. */
  joinsWaitingList: boolean
  /** The queue was asked just now: no waiting person can take the seats that are still free. */
  isQueueServed: boolean
  now: Date
}

/** `QUEUE_FIRST`: seats are free, but belong to those who wait; they are asked before any other applicant. */
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
