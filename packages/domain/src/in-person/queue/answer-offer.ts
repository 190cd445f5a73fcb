import { type WaitingPlace, type WaitingStatusName, waitingStatusAt } from './offer.ts'

// The entry's status determines the answer: write the new status, repeat the earlier answer, or refuse.
const ACCEPTING = {
  waiting: { refuse: 'OFFER_NOT_FOUND' },
  offered: { write: 'accepted' },
  accepted: 'same',
  declined: { refuse: 'OFFER_OVER' },
  lapsed: { refuse: 'OFFER_OVER' },
  left: { refuse: 'OFFER_OVER' },
  sessionGone: { refuse: 'SESSION_CANCELLED' },
} as const

const DECLINING = {
  waiting: { refuse: 'OFFER_NOT_FOUND' },
  offered: { write: 'declined' },
  accepted: { refuse: 'OFFER_TAKEN' },
  declined: 'same',
  lapsed: { refuse: 'OFFER_OVER' },
  left: { refuse: 'OFFER_OVER' },
  sessionGone: { refuse: 'OFFER_OVER' },
} as const

const LEAVING = {
  waiting: { write: 'left' },
  offered: { write: 'declined' },
  accepted: { refuse: 'OFFER_TAKEN' },
  declined: 'same',
  lapsed: 'same',
  left: 'same',
  sessionGone: 'same',
} as const

export function judgeAccept(place: WaitingPlace, now: Date): (typeof ACCEPTING)[WaitingStatusName] {
  return ACCEPTING[waitingStatusAt(place, now)]
}

export function judgeDecline(place: WaitingPlace, now: Date): (typeof DECLINING)[WaitingStatusName] {
  return DECLINING[waitingStatusAt(place, now)]
}

export function judgeLeave(place: WaitingPlace, now: Date): (typeof LEAVING)[WaitingStatusName] {
  return LEAVING[waitingStatusAt(place, now)]
}

export function afterLosingPlace(
  hasSeat: boolean,
  waitsElsewhere: boolean,
): 'keepsSeat' | 'waitsOn' | 'ends' {
  if (hasSeat) return 'keepsSeat'
  return waitsElsewhere ? 'waitsOn' : 'ends'
}
