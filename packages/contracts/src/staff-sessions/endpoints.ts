import type { Endpoint } from '../kit/endpoint.ts'
import { cancelInPersonSession } from './cancel-in-person-session.ts'
import { closeAttention } from './close-attention.ts'
import { closeDoorLink } from './close-door-link.ts'
import { decidePresence } from './decide-presence.ts'
import { forecastCancellation } from './forecast-cancellation.ts'
import { listSessionChoices } from './list-session-choices.ts'
import { listStaffSessions } from './list-staff-sessions.ts'
import { makeDoorLink } from './make-door-link.ts'
import { moveInPersonSession } from './move-in-person-session.ts'
import { readRoster } from './read-roster.ts'
import { readStaffSession } from './read-staff-session.ts'

export const STAFF_SESSION_ENDPOINTS = {
  cancelInPersonSession,
  closeAttention,
  closeDoorLink,
  decidePresence,
  forecastCancellation,
  listSessionChoices,
  listStaffSessions,
  makeDoorLink,
  moveInPersonSession,
  readRoster,
  readStaffSession,
} as const satisfies Record<string, Endpoint>
