import type { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import type { IndustryType } from '@hygiene/domain/text'

type Online = EntityOf<typeof listOnlineEnrolments>['list'][number]
type InPerson = EntityOf<typeof listInPersonEnrolments>['list'][number]

type PayableItem = {
  no: number
  educationName: string
  businessName: string
  industryType: IndustryType
  year?: number
  price: number
}

export type HeldSeat = Pick<InPerson, 'sessionDay' | 'venue'> & { heldUntil: string }

export type Payable =
  | { state: 'payable'; items: readonly PayableItem[]; seat: HeldSeat | null }
  | { state: 'paid'; isInPerson: boolean }
  | { state: 'waiting' }
  | { state: 'seatGone'; sentence: string | null; industryType: IndustryType }
  | { state: 'nothing' }

export function payableOnline(rows: readonly Online[]): Payable {
  if (rows.length === 0) return { state: 'nothing' }
  const items = rows.filter(({ status }) => status === 'applied')
  if (items.length === 0) return { state: 'paid', isInPerson: false }
  return { state: 'payable', items: items.map((row) => ({ ...row, no: row.enrolmentNo })), seat: null }
}

/** Decides by the clock: an expired hold is over before a job updates it. */
export function payableInPerson(rows: readonly InPerson[], now: Date): Payable {
  const [first] = rows
  if (!first) return { state: 'nothing' }
  if (rows.some(({ status }) => PAID.includes(status))) return { state: 'paid', isInPerson: true }
  const items = rows
    .filter(({ status }) => status === 'applied')
    .toSorted((one, other) => one.info.edu.inPersonEnrolmentNo - other.info.edu.inPersonEnrolmentNo)
  const { seat, heldUntil, sessionDay, venue } = items[0] ?? first
  if (items.length === 0) {
    return { state: 'seatGone', sentence: first.endSentence, industryType: first.industryType }
  }
  if (seat === 'waiting') return { state: 'waiting' }
  if (seat !== 'held' || heldUntil === null || new Date(heldUntil) <= now) {
    return { state: 'seatGone', sentence: null, industryType: first.industryType }
  }
  return { state: 'payable', items: items.map(itemInPerson), seat: { sessionDay, venue, heldUntil } }
}

const PAID: readonly InPerson['status'][] = ['paid', 'attended', 'completed']

function itemInPerson({ edu, info, educationName, industryType, price }: InPerson): PayableItem {
  return {
    no: info.edu.inPersonEnrolmentNo,
    educationName,
    businessName: edu.businessName,
    industryType,
    price,
  }
}
