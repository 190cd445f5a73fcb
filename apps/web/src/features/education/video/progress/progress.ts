import type { EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import type { recordProgress } from '@hygiene/contracts/education/study/record-progress'

export type Progress = SentTo<typeof recordProgress>
export type ProgressAnswer = EntityOf<typeof recordProgress>

export type ProgressLease = Pick<Progress, 'enrolmentNo' | 'lectureNo' | 'leaseNo'>
