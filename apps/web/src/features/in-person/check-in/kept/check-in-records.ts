import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import type { openCheckIn } from '@hygiene/contracts/in-person/check-in/open-check-in'
import type { recordCheckInScans } from '@hygiene/contracts/in-person/check-in/record-check-in-scans'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'

export type CheckIn = EntityOf<typeof openCheckIn>
export type CheckInPerson = CheckIn['people'][number]
export type ScanAnswer = EntityOf<typeof recordCheckInScans>['results'][number]
export type Direction = 'in' | 'out'

export type KeptCheckIn = {
  code: string
  checkIn: CheckIn
  /** Is how far the server's clock is ahead of this phone's. */
  clockAheadMs: number
}

/** Holds a scan on this phone until the server accepts it; a refused one is kept longer. */
export type KeptScan = {
  scanNo: string
  code: string
  applicationNo: ApplicationNo
  userName: string
  direction: Direction
  method: 'qr' | 'manual'
  payload?: string
  scannedAt: string
  /** Is set if the person was already warned that this scan will probably not count. */
  isDoubtful: boolean
  refusal?: string
}

export const isUnsent = ({ refusal }: KeptScan) => refusal === undefined
