import { type EnrolmentStatus, enrolmentStatuses, isLive } from '@hygiene/domain'

/** Statuses that can still change; with the year they say whether an enrolment is under way. */
export const LIVE_STATUSES: EnrolmentStatus[] = enrolmentStatuses.filter(isLive)
