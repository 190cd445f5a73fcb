import type { EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import type { recordProgress } from '@hygiene/contracts/education/study/record-progress'

/** One progress record as it goes over the wire, kept on the device until the server has answered it. */
export type Beat = SentTo<typeof recordProgress>
export type BeatAnswer = EntityOf<typeof recordProgress>

/** Fields of every progress record of one opened lecture. */
export type BeatLease = Pick<Beat, 'enrolmentNo' | 'lectureNo' | 'leaseNo'>
