import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import type { openCheckIn } from '@hygiene/contracts/in-person/check-in/open-check-in'
import type { recordCheckInScans } from '@hygiene/contracts/in-person/check-in/record-check-in-scans'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'

export type CheckIn = EntityOf<typeof openCheckIn>
export type CheckInPerson = CheckIn['people'][number]
export type ScanAnswer = EntityOf<typeof recordCheckInScans>['results'][number]
export type Direction = 'in' | 'out'

/** The phone's knowledge of one check-in, so that it opens without a network. */
export type KeptCheckIn = {
  code: string
  checkIn: CheckIn
  /** How far the server's clock is ahead of this phone's. */
  clockAheadMs: number
}

/** A scan on this phone: until the server has answered it, and longer where the answer was no. */
export type KeptScan = {
  scanNo: string
  code: string
  applicationNo: ApplicationNo
  /** Shown beside a refusal. */
  userName: string
  direction: Direction
  method: 'qr' | 'manual'
  payload?: string
  /** By the corrected clock. */
  scannedAt: string
  /** The person at the check-in was told already that this will hardly count. */
  isDoubtful: boolean
  /** The server's no; absent while unsent. */
  refusal?: string
}

export const isUnsent = ({ refusal }: KeptScan) => refusal === undefined
