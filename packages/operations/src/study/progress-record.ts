import type { WatchBeat } from '@hygiene/domain'

/** A beat as it was sent; the specification's own record lacks what names and orders it. */
export type SentBeat = Pick<WatchBeat, 'positionMs' | 'isPlaying' | 'wantsFinish'> &
  Partial<Pick<WatchBeat, 'leaseNo' | 'sequence' | 'playedMs'>>

/** A progress record on its way to the database. */
export interface ProgressRecord {
  memberNo: number
  enrolmentNo: number
  lectureNo: number
  beat: SentBeat
  ipAddress: string
  now: Date
}
