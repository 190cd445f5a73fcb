import type { ApplicationNo, InPersonEnrolmentNo, SessionNo, VenueNo } from '../../record-numbers.ts'
import { formatPhone } from '../../member/account/phone.ts'
import type { Association } from '../../association.ts'
import { courseTitle } from '../../education/certificate/certificate-wording.ts'
import { licenceNumberText } from '../../education/enrolment/licence-number.ts'
import { frozenIssuer } from '../../staff/setting/frozen-issuer.ts'
import { printedText } from '../../printed-text.ts'
import {
  addSeoulDays,
  formatSeoulSentence,
  type SeoulDay,
  seoulDay,
  seoulTime,
} from '../../time/seoul-day.ts'
import { type IndustryType, type PositionType, positionTypeLabel, type SalesType } from '../../text.ts'
import { EARLY_MINUTES, LATE_MINUTES } from '../check-in/judge-attendance.ts'
import { IN_PERSON_REFUND_TERMS, WHAT_TO_BRING } from '../enrolment/terms.ts'
import { changeableUntil } from '../seat/may-enter.ts'
import type { SlipFacts } from './slip-payload.ts'

type SlipSession = { sessionNo: SessionNo; venueNo: VenueNo; startsAt: Date; endsAt: Date }

export type FrozenSlip = {
  /** Identifies session, venue and times; a slip with another key is outdated. */
  sessionKey: string
  number: string
  payload: string
  eduDate: SeoulDay
  startTime: string
  endTime: string
  location: string
  venueAddress: string
  venueAddress2: string
  directions: string
  mapUrl: string
  venuePhone: string
  userName: string
  birthOn: SeoulDay
  position: string
  businessName: string
  representative: string
  companyPhone: string
  licenceNo: string
  address: string
  address2: string
  courseLine: string
  priceWon: number
  bring: readonly string[]
  attendance: readonly string[]
  terms: readonly string[]
  branchName: string
  branchPhone: string
  educationName: string
  issuedOn: SeoulDay
  issuerName: string
  sealText: string
  sealFileNo?: string | null
  supportPhone: string
  siteHost: string
}

export type SlipIssue = {
  enrolment: {
    inPersonEnrolmentNo: InPersonEnrolmentNo
    applicationNo: ApplicationNo
    userName: string
    birth: string
    positionType: PositionType
    businessName: string
    representative: string
    companyPhone: string
    licenceNo: string
    address: string
    address2: string
    salesType: SalesType
    industryType: IndustryType
    priceWon: number
  }
  hours: number
  session: SlipSession
  venue: {
    name: string
    address: string
    address2: string
    directions: string
    mapUrl: string
    phone: string
  }
  branch: { name: string; phone: string }
  payload: string
  issuedAt: Date
  publicUrl: string
  association: Association
}

export function slipSessionKey({ sessionNo, venueNo, startsAt, endsAt }: SlipSession): string {
  const times = [seoulDay(startsAt), seoulTime(startsAt), seoulTime(endsAt)]
  return [sessionNo, venueNo, ...times.map((text) => text.replaceAll(/\D/g, ''))].join('.')
}

export function isSlipFor(frozen: unknown, session: SlipSession): boolean {
  if (typeof frozen !== 'object' || frozen === null || !('sessionKey' in frozen)) return false
  return frozen.sessionKey === slipSessionKey(session)
}

export function slipPayloadIn(frozen: unknown): string | null {
  if (typeof frozen !== 'object' || frozen === null || !('payload' in frozen)) return null
  return typeof frozen.payload === 'string' ? frozen.payload : null
}

export function slipFactsOf(applicationNo: ApplicationNo, session: SlipSession): SlipFacts {
  const { sessionNo, venueNo, startsAt } = session
  return { applicationNo, sessionNo, eduDate: seoulDay(startsAt), venueNo }
}

export function freezeSlip(issue: SlipIssue): FrozenSlip {
  const { enrolment, session, venue, branch, hours, payload, issuedAt, publicUrl, association } = issue
  return {
    sessionKey: slipSessionKey(session),
    number: `${enrolment.applicationNo}-${enrolment.inPersonEnrolmentNo}`,
    payload,
    eduDate: seoulDay(session.startsAt),
    startTime: seoulTime(session.startsAt),
    endTime: seoulTime(session.endsAt),
    location: printedText(venue.name),
    venueAddress: printedText(venue.address),
    venueAddress2: printedText(venue.address2),
    directions: printedText(venue.directions),
    mapUrl: venue.mapUrl,
    venuePhone: venue.phone,
    userName: printedText(enrolment.userName),
    birthOn: enrolment.birth.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'),
    position: positionTypeLabel[enrolment.positionType],
    businessName: printedText(enrolment.businessName),
    representative: printedText(enrolment.representative),
    companyPhone: formatPhone(enrolment.companyPhone),
    licenceNo: licenceNumberText(enrolment.licenceNo),
    address: printedText(enrolment.address),
    address2: printedText(enrolment.address2),
    courseLine: courseTitle({ ...enrolment, hours }),
    priceWon: enrolment.priceWon,
    bring: WHAT_TO_BRING,
    attendance: attendanceTerms,
    terms: [changeTerm(session), ...IN_PERSON_REFUND_TERMS.slice(0, 3)],
    branchName: branch.name,
    branchPhone: branch.phone,
    issuedOn: seoulDay(issuedAt),
    ...frozenIssuer(association),
    siteHost: new URL(publicUrl).host,
  }
}

const attendanceTerms: readonly string[] = [
  '들어오실 때와 나가실 때 모두 문 앞에서 위의 QR을 보여주세요. 두 번 다 확인되어야 수료됩니다.',
  `시작하고 ${LATE_MINUTES}분이 지나 들어오시거나 끝나기 ${EARLY_MINUTES}분 전보다 일찍 나가시면 수료로 인정되지 않습니다.`,
  '수료증은 교육이 끝난 날 오후에 문자로 알려드리며, 누리집에서 출력하실 수 있습니다.',
]

function changeTerm(session: SlipSession): string {
  const lastOn = addSeoulDays(seoulDay(changeableUntil(session)), -1)
  return `일정은 ${formatSeoulSentence(lastOn)}까지 누리집에서 변경하실 수 있고, 변경하시면 수강증도 바뀝니다.`
}

export function slipFileName(userName: string, eduDate: SeoulDay): string {
  return `수강증_${userName.replaceAll(/[\\/:*?"<>|\s]/g, '')}_${eduDate.replaceAll('-', '')}.pdf`
}
