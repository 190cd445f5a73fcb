import { listNextActions } from '@hygiene/contracts/member/account/list-next-actions'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { listInPersonClasses } from '@hygiene/contracts/in-person/session/list-in-person-classes'
import { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import { listSessions } from '@hygiene/contracts/in-person/session/list-sessions'
import { readCalendar } from '@hygiene/contracts/in-person/session/read-calendar'
import { readOffer } from '@hygiene/contracts/in-person/queue/read-offer'
import { readSlip } from '@hygiene/contracts/in-person/slip/read-slip'
import type { Endpoint } from '@hygiene/contracts/kit/endpoint'

export const CHANGED: readonly Endpoint[] = [
  listInPersonEnrolments,
  listInPersonClasses,
  listSessions,
  readCalendar,
  readOffer,
  readSlip,
  fetchUser,
  listNextActions,
]
