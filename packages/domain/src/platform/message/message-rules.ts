/** How a kind of text message is sent, beside its words. */
interface MessageRule {
  /** From 21:00 to 08:00 of Seoul: it waits for the morning, goes, or goes only if what it tells of is near (`nightWait`). */
  night: 'waits' | 'goes' | 'goesIfNear'
  /** It loses its worth within hours: near the day's ceiling it goes before others. */
  isUrgent: boolean
}

const REST: MessageRule = { night: 'waits', isUrgent: false }
/** The person, or an employee with the person on the telephone, has asked for it a moment ago. */
const AT_ONCE: MessageRule = { night: 'goes', isUrgent: false }
const URGENT: MessageRule = { night: 'goes', isUrgent: true }
/** It tells of a seat or a session: the night is disturbed only where the morning would be too late. */
const NEAR: MessageRule = { night: 'goesIfNear', isUrgent: false }
const NEAR_URGENT: MessageRule = { night: 'goesIfNear', isUrgent: true }

/**
 * Every kind of text message. At night only those about the next 12 hours go: receipts, certificates and a session that is
 * far off wait for the morning.
 */
export const MESSAGE_RULES = {
  seatConfirmed: NEAR,
  seatHeld: NEAR_URGENT,
  seatOffered: NEAR_URGENT,
  offerLapsed: REST,
  holdLapsed: REST,
  sessionCancelled: NEAR_URGENT,
  sessionMoved: NEAR_URGENT,
  sessionTomorrow: REST,
  certificateIssued: REST,
  lateMoney: REST,
  lateMoneyReturned: REST,
  refundRefused: REST,
  refundTransferred: REST,
  certificateLink: URGENT,
  inPersonCertificateLink: URGENT,
  slipLink: URGENT,
  receiptLink: URGENT,
  accountAsked: URGENT,
  accountIssued: REST,
  depositDue: REST,
  paymentWaiting: REST,
  paid: REST,
  quietForWeek: REST,
  daysLeft30: REST,
  daysLeft7: REST,
  daysLeft1: REST,
  completed: REST,
  refunded: REST,
  helpAsked: REST,
  loginRepair: URGENT,
  inquiryAnswered: REST,
  inquiryAsked: REST,
  inquiryCorrected: REST,
  nextScreen: URGENT,
  nextScreenInPerson: URGENT,
  nextScreenApply: URGENT,
  accountCorrected: AT_ONCE,
  accountUnlocked: AT_ONCE,
  accountWoken: AT_ONCE,
  loginsEnded: AT_ONCE,
  certificateReplaced: REST,
  certificateRevoked: REST,
  certificateSentAgain: AT_ONCE,
  designationAskedAgain: REST,
  accountsMerged: REST,
  mergeUndone: REST,
  staffText: AT_ONCE,
  studyExtended: REST,
  placeCorrected: REST,
  placeAskedAgain: REST,
  campaign: REST,
  consentAskedAgain: REST,
  consentChanged: REST,
} as const satisfies Record<string, MessageRule>

export type MessageKindName = keyof typeof MESSAGE_RULES
