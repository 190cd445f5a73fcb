import {
  type Endpoint,
  fetchUser,
  listInPersonClasses,
  listInPersonEnrolments,
  listSessions,
  readCalendar,
  readOffer,
  readSlip,
} from '@hygiene/contracts'

/** Queries to read again after a seat was given up, taken or changed. */
export const CHANGED: readonly Endpoint[] = [
  listInPersonEnrolments,
  listInPersonClasses,
  listSessions,
  readCalendar,
  readOffer,
  readSlip,
  fetchUser,
]
