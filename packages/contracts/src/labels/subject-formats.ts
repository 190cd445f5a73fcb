import type { CHANGE_LABELS, VIEW_LABELS } from '../generated/action-labels.ts'
import type { CONSOLE_LABELS, CONSOLE_VIEW_LABELS } from './console-labels.ts'

/** An operation that has a label: one that is renamed there is renamed here. */
type Labelled =
  | keyof typeof CHANGE_LABELS
  | keyof typeof VIEW_LABELS
  | keyof typeof CONSOLE_LABELS
  | keyof typeof CONSOLE_VIEW_LABELS

interface Said {
  noun: string
  no: string
  detail: string
}
type Format = (said: Said) => string

const between =
  (mark: string): Format =>
  ({ noun, no, detail }) =>
    [[noun, no].filter(Boolean).join(' '), detail].filter(Boolean).join(mark)

/** The label names what it is about, so no noun stands before the number. */
const numbered: Format = ({ no, detail }) => [no, detail].filter(Boolean).join(': ')
/** The detail is the subject's name, which people know rather than its number. */
const named: Format = ({ detail }) => detail
const explained = between(': ')
const spaced = between(' ')
const movedTo = between(' → ')
const revised = between('/')
const detailFirst: Format = ({ no, detail }) => [detail, no].filter(Boolean).join(' ')

/** How the log words the subject of an operation, where it is not «교육장 3: 사용 중지». */
const FORMATS = {
  blockRange: named,
  cancelInPersonSession: movedTo,
  cancelStaffEnrolment: numbered,
  chooseSiteLink: ({ no, detail }) => `${detail} ${no || '-'}`,
  correctStaffEnrolment: numbered,
  disableAccount: named,
  extendEnrolment: numbered,
  findPayable: numbered,
  findRecords: ({ detail }) => `검색어: ${detail}`,
  freezeCampaign: revised,
  makeExport: spaced,
  makeSessions: between('~'),
  makeSetUpLink: named,
  moveBooking: movedTo,
  openCertificate: named,
  orderExport: spaced,
  readCertificateRecord: named,
  readStaffEnrolment: numbered,
  redeemPrintCode: named,
  redrawCertificate: named,
  requestInvite: named,
  resetApp: named,
  retryJob: detailFirst,
  reviewRights: named,
  reviveOrder: spaced,
  saveCampaign: revised,
  seatFromQueue: spaced,
  sendCertificate: named,
  setCourseTax: spaced,
  steerCampaign: spaced,
  supersedeCertificate: named,
  unblockRange: named,
} satisfies Partial<Record<Labelled, Format>>

const formatOf: ReadonlyMap<string, Format> = new Map(Object.entries(FORMATS))

/** The subject of an entry and what was done with it, in words. */
export const subjectText = (operation: string, said: Said): string =>
  (formatOf.get(operation) ?? explained)(said)
