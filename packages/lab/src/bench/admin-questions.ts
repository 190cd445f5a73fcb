import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import { listApprovals } from '@hygiene/contracts/staff/approval/list-approvals'
import { listCertificates } from '@hygiene/contracts/education/certificate/staff/list-certificates'
import { readStaffEnrolment } from '@hygiene/contracts/education/enrolment/staff/read-staff-enrolment'
import { listExemptions } from '@hygiene/contracts/education/exemption/staff/list-exemptions'
import { readHome } from '@hygiene/contracts/staff/home/read-home'
import { listMembers } from '@hygiene/contracts/member/account/staff/list-members'
import { listStaffPayments } from '@hygiene/contracts/money/payment/staff/list-staff-payments'
import { listPaymentExceptions } from '@hygiene/contracts/money/reconciliation/staff/list-payment-exceptions'
import { findRecords } from '@hygiene/contracts/staff/search/find-records'
import { listStaffSessions } from '@hygiene/contracts/in-person/session/staff/list-staff-sessions'
import { listAudit } from '@hygiene/contracts/staff/audit-log/list-audit'
import { orderNumber } from '@hygiene/domain/money/order/order-number'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import type { AdminFacts } from './admin-world.ts'

export interface AdminQuestion {
  what: string
  contract: Endpoint
  input: (facts: AdminFacts) => Record<string, unknown>
  floor: ((facts: AdminFacts) => { question: string; text: string }) | null
  mostMs?: number
}

const plain =
  (question: string): AdminQuestion['floor'] =>
  () => ({ question, text: '' })

const list = (
  what: string,
  contract: Endpoint,
  question: string,
  by: string,
  { filter = {}, isDescending = true }: { filter?: object; isDescending?: boolean } = {},
): AdminQuestion => ({
  what: `first page of the ${what}`,
  contract,
  input: () => ({ filter, sort: { by, isDescending }, text: '' }),
  floor: plain(question),
})

const searchParts = (what: string, textOf: (facts: AdminFacts) => string): AdminQuestion => ({
  ...search(what, textOf),
  floor: null,
})

/** Requires a search to answer before the person types the next syllable. */
const MOST_MS = 150

const search = (what: string, textOf: (facts: AdminFacts) => string): AdminQuestion => ({
  what: `search by ${what}`,
  contract: findRecords,
  input: (facts) => ({ text: textOf(facts) }),
  floor: (facts) => ({ question: 'search', text: textOf(facts) }),
  mostMs: MOST_MS,
})

export const ADMIN_QUESTIONS: readonly AdminQuestion[] = [
  list('members', listMembers, 'members', 'joinedAt'),
  list('payments', listStaffPayments, 'payments', 'createdAt'),
  list('log', listAudit, 'audit', 'at'),
  list('sessions', listStaffSessions, 'sessions', 'startsAt', {
    filter: { fromDay: seoulDay(new Date()) },
    isDescending: false,
  }),
  list('certificates', listCertificates, 'certificates', 'issuedAt'),
  list('exemptions', listExemptions, 'exemptions', 'grantedAt'),
  {
    what: 'the worklist of money',
    contract: listPaymentExceptions,
    input: () => ({}),
    floor: plain('money'),
  },
  {
    what: 'requests to approve',
    contract: listApprovals,
    input: () => ({ view: 'toDecide' }),
    floor: plain('approvals'),
  },
  {
    what: 'record of an enrolment',
    contract: readStaffEnrolment,
    input: ({ enrolmentNo }) => ({ kind: 'online', number: enrolmentNo }),
    floor: ({ enrolmentNo }) => ({ question: 'enrolment', text: String(enrolmentNo) }),
  },
  { what: 'home of the console', contract: readHome, input: () => ({}), floor: null },
  search('the end of a telephone', ({ phoneEnd }) => phoneEnd),
  search('a name', ({ name }) => name),
  search('an id', ({ userId }) => userId),
  search('a licence', ({ licenceNo }) => licenceNo),
  search('a certificate', ({ certificateNumber }) => certificateNumber),
  search('a verification number', ({ verificationNumber }) => verificationNumber),
  search('an order', ({ paymentNo, paidFor }) => orderNumber({ paymentNo, createdAt: paidFor })),
  search('the number of an enrolment', ({ enrolmentNo }) => String(enrolmentNo)),
  search('the number of a session', ({ sessionNo }) => String(sessionNo)),
  search('an enrolment in a venue', ({ sessionNo }) => `h${sessionNo}`),
  searchParts('part of the name of a business', ({ name }) => `${name.slice(1)} 식당`),
  searchParts('a word of every business', () => '식당'),
  searchParts('the end of a name', ({ name }) => name.slice(1)),
  searchParts('a business and the end of a telephone', ({ phoneEnd }) => `식당 ${phoneEnd}`),
  searchParts('usual pairs that no business has together', () => '자영 당식'),
  searchParts('what no business has', () => '뷁뚫'),
  searchParts('a venue', () => '교육장 수원'),
]
