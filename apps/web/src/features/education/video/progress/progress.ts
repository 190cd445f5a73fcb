import type { EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import type { recordProgress } from '@hygiene/contracts/education/study/record-progress'

/** One progress record as it goes over the wire, kept on the device until the server has answered it. */
export type Progress = SentTo<typeof recordProgress>
export type ProgressAnswer = EntityOf<typeof recordProgress>

/** Fields of every progress record of one opened lecture. */
export type ProgressLease = Pick<Progress, 'enrolmentNo' | 'lectureNo' | 'leaseNo'>
