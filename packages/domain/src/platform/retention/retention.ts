import { addSeoulDays, addSeoulMonths, seoulDay, startOfSeoulDay } from '../../time/seoul-day.ts'

type Term = { days: number } | { months: number }

/** Gives the retention period in Seoul days and its source. */
export interface Retention {
  term: Term
  records: string
  source: string
}

const E_COMMERCE = 'specification section 9; Act on Consumer Protection in Electronic Commerce, Decree Art. 6'
const COMMUNICATIONS = 'specification section 9; Protection of Communications Secrets Act, Decree Art. 41'
const SAFETY = 'safety measures notice Art. 8'
const OURS = 'ours: of no use later'

/**
 * Has one row per kind of record. Records of completed education and certificates are absent because they are permanent (section
 * 9).
 */
export const RETENTION = {
  logins: { term: { months: 3 }, records: 'logins of members', source: COMMUNICATIONS },
  watchAddresses: {
    term: { months: 3 },
    records: 'addresses lectures were watched from',
    source: COMMUNICATIONS,
  },
  consents: {
    term: { months: 6 },
    records: 'consents that ended, advertising among them',
    source: E_COMMERCE,
  },
  campaigns: {
    term: { months: 6 },
    records: 'campaigns with their audience and results',
    source: 'specification section 9, advertising records',
  },
  postReaders: {
    term: { months: 3 },
    records: 'readers that a post has counted',
    source: 'ours: as long as the addresses of logins, from which a visitor’s key is made',
  },
  inquiries: {
    term: { months: 36 },
    records: 'inquiries and reports with their answers',
    source: E_COMMERCE,
  },
  messages: { term: { months: 36 }, records: 'text messages that were sent', source: E_COMMERCE },
  checkInScans: { term: { months: 36 }, records: 'scans at the check-in of a venue', source: E_COMMERCE },
  identityChecks: { term: { months: 36 }, records: 'identity checks before a test', source: E_COMMERCE },
  payments: { term: { months: 60 }, records: 'payments with refunds and receipts', source: E_COMMERCE },
  deposits: {
    term: { months: 60 },
    records: 'deposits of bank statements',
    source: 'ours: as long as the payments they became',
  },
  contracts: {
    term: { months: 60 },
    records: 'applications that ended without completion',
    source: E_COMMERCE,
  },
  notices: { term: { months: 60 }, records: 'notices of the payment gateway', source: E_COMMERCE },
  helps: { term: { months: 60 }, records: 'consents to a helper and the actions', source: E_COMMERCE },
  approvals: {
    term: { months: 60 },
    records: 'changes that took two people, with their evidence',
    source: 'ours: as long as the money that such a change may move',
  },
  instructors: {
    term: { months: 60 },
    records: 'instructors who teach no more, with their lessons',
    source: 'ours: as long as the money that their hours were paid by',
  },
  staffLogins: { term: { months: 24 }, records: 'logins of staff', source: SAFETY },
  staffActions: { term: { months: 24 }, records: 'actions and looks of staff', source: SAFETY },
  helpQuestions: { term: { days: 30 }, records: 'questions of helpers without a consent', source: OURS },
  frozenSets: { term: { days: 1 }, records: 'rows that staff selected for an action', source: OURS },
  attendanceSheets: { term: { days: 1 }, records: 'attendance sheets for the printer', source: OURS },
  settingsPreviews: {
    term: { days: 30 },
    records: 'samples of the association’s settings',
    source: OURS,
  },
  imports: {
    term: { days: 30 },
    records: 'files that staff read in, with their rows',
    source: 'issue «The console’s second half»',
  },
  videos: {
    term: { months: 12 },
    records: 'videos of lectures that another took the place of',
    source: 'ours: longer than the year of education that they were shown in is disputed',
  },
  videoUploads: {
    term: { days: 30 },
    records: 'abandoned uploads of videos',
    source: OURS,
  },
  jobs: { term: { days: 30 }, records: 'ended jobs', source: OURS },
  throttles: { term: { days: 1 }, records: 'counts of wrong passwords', source: OURS },
  proofs: { term: { days: 1 }, records: 'proofs, codes and links for minutes', source: OURS },
} as const satisfies Record<string, Retention>

export type RetentionKind = keyof typeof RETENTION

/**
 * Records from before this instant have outlived their term, including its last Seoul day. A month without that day keeps a
 * record up to three days longer, never shorter.
 */
export function keptSince(kind: RetentionKind, now: Date): Date {
  const { term } = RETENTION[kind]
  const today = seoulDay(now)
  return startOfSeoulDay(
    'days' in term ? addSeoulDays(today, -term.days) : addSeoulMonths(today, -term.months),
  )
}
