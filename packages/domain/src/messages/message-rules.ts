/** How a kind of text message is sent, beside its words. */
interface MessageRule {
  /** From 21:00 to 08:00 of Seoul it waits for the morning. */
  rests: boolean
  /** It loses its worth within hours: near the day's ceiling it goes before others. */
  isUrgent: boolean
}

const REST: MessageRule = { rests: true, isUrgent: false }
/** Caused by what the person, or an employee at the desk, did a moment ago. */
const AT_ONCE: MessageRule = { rests: false, isUrgent: false }
const URGENT: MessageRule = { rests: false, isUrgent: true }

/**
 * Every kind of text message. One that comes unasked rests at night; what tells of a hall cannot where the seat, the
 * hour or the place would be lost by the morning.
 */
export const MESSAGE_RULES = {
  seatConfirmed: AT_ONCE,
  seatHeld: URGENT,
  seatOffered: URGENT,
  offerLapsed: REST,
  holdLapsed: REST,
  sessionCancelled: URGENT,
  sessionMoved: URGENT,
  sessionTomorrow: REST,
  certificateIssued: AT_ONCE,
  lateMoney: AT_ONCE,
  lateMoneyReturned: AT_ONCE,
  refundRefused: REST,
  refundTransferred: AT_ONCE,
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
  inquiryMended: REST,
  nextScreen: URGENT,
  nextScreenInPerson: URGENT,
  nextScreenApply: URGENT,
  accountCorrected: AT_ONCE,
  accountUnlocked: AT_ONCE,
  accountWoken: AT_ONCE,
  loginsEnded: AT_ONCE,
  certificateReplaced: AT_ONCE,
  certificateRevoked: REST,
  certificateSentAgain: AT_ONCE,
  designationAskedAgain: REST,
  accountsMerged: REST,
  mergeUndone: REST,
  staffText: AT_ONCE,
  studyExtended: AT_ONCE,
  placeCorrected: AT_ONCE,
  placeAskedAgain: REST,
  campaign: REST,
  consentAskedAgain: REST,
  consentChanged: REST,
} as const satisfies Record<string, MessageRule>

export type MessageKindName = keyof typeof MESSAGE_RULES
