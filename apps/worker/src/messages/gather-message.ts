import type { Message, MessageKind, SeatState, Transaction } from '@hygiene/db'
import { hasSeat, type MessageFacts } from '@hygiene/domain'
import type { WorkerDeps } from '../deps.ts'
import { gatherCancelled, gatherMoved } from './gather-association.ts'
import { gatherAnswer, gatherCorrected } from './gather-answer.ts'
import { gatherCampaign } from './gather-campaign.ts'
import { gatherAskedConsent, gatherConsent } from './gather-consent.ts'
import { gatherAskedAgain, gatherReplaced, gatherRevoked, gatherSentAgain } from './gather-papers.ts'
import { gatherLink } from './gather-document-link.ts'
import { gatherHelpAsked, gatherLoginRepair } from './gather-help.ts'
import { gatherLateMoney, gatherReturnedMoney } from './gather-late-money.ts'
import { gatherPlace } from './gather-place.ts'
import { gatherNextScreen } from './gather-next-screen.ts'
import { gatherLapsedOffer, gatherOffer } from './gather-offer.ts'
import { gatherAccount, gatherPaid, gatherRefunded } from './gather-order.ts'
import { gatherExtended, gatherStaffText } from './gather-staff-text.ts'
import { gatherDeposit, gatherSession, gatherUnpaid } from './gather-reminder.ts'
import { gatherRefusedRefund, gatherTransfer } from './gather-refund.ts'
import { gatherCompleted, gatherReminder } from './gather-study.ts'
import { messageSession, WITH_VENUE } from './message-session.ts'

type Gather = (
  db: Transaction,
  message: Message,
  deps: Pick<WorkerDeps, 'config' | 'now'>,
) => Promise<MessageFacts | null>

const GATHER: Record<MessageKind, Gather> = {
  seatConfirmed: (db, message) => gatherSeat(db, message, 'sold'),
  holdLapsed: (db, message) => gatherSeat(db, message, 'released'),
  seatHeld: gatherHeld,
  seatOffered: gatherOffer,
  offerLapsed: gatherLapsedOffer,
  sessionCancelled: gatherCancelled,
  sessionMoved: gatherMoved,
  certificateIssued: gatherCertificate,
  lateMoney: gatherLateMoney,
  lateMoneyReturned: gatherReturnedMoney,
  refundRefused: gatherRefusedRefund,
  refundTransferred: gatherTransfer,
  certificateLink: gatherLink,
  inPersonCertificateLink: gatherLink,
  slipLink: gatherLink,
  receiptLink: gatherLink,
  accountAsked: gatherAccount,
  accountIssued: gatherAccount,
  paid: gatherPaid,
  quietForWeek: gatherReminder,
  daysLeft30: gatherReminder,
  daysLeft7: gatherReminder,
  daysLeft1: gatherReminder,
  completed: gatherCompleted,
  refunded: gatherRefunded,
  helpAsked: gatherHelpAsked,
  loginRepair: gatherLoginRepair,
  inquiryAnswered: gatherAnswer,
  inquiryAsked: gatherAnswer,
  inquiryCorrected: gatherCorrected,
  nextScreen: gatherNextScreen,
  nextScreenInPerson: gatherNextScreen,
  nextScreenApply: gatherNextScreen,
  accountCorrected: async () => ({ kind: 'accountCorrected' }),
  accountUnlocked: async () => ({ kind: 'accountUnlocked' }),
  accountWoken: async () => ({ kind: 'accountWoken' }),
  loginsEnded: async () => ({ kind: 'loginsEnded' }),
  certificateReplaced: gatherReplaced,
  certificateRevoked: gatherRevoked,
  certificateSentAgain: gatherSentAgain,
  designationAskedAgain: gatherAskedAgain,
  mergeUndone: async () => ({ kind: 'mergeUndone' }),
  staffText: gatherStaffText,
  studyExtended: gatherExtended,
  placeCorrected: gatherPlace,
  placeAskedAgain: gatherPlace,
  accountsMerged: gatherMerged,
  campaign: gatherCampaign,
  consentAskedAgain: gatherAskedConsent,
  consentChanged: gatherConsent,
  paymentWaiting: gatherUnpaid,
  depositDue: gatherDeposit,
  sessionTomorrow: gatherSession,
}

/** The present facts of a message; null where the message is out of date and would mislead. */
export const gatherMessage: Gather = (db, message, deps) => GATHER[message.kind](db, message, deps)

/** The id of the account that stayed. */
async function gatherMerged(db: Transaction, { memberNo }: Message): Promise<MessageFacts> {
  const { userId } = await db.member.findUniqueOrThrow({ where: { memberNo } })
  return { kind: 'accountsMerged', userId }
}

async function gatherSeat(
  db: Transaction,
  { kind, aboutNo }: Message,
  seat: SeatState,
): Promise<MessageFacts | null> {
  const booking = await db.booking.findUnique({
    where: { applicationNo: aboutNo, seat },
    include: WITH_VENUE,
  })
  if (!booking) return null
  const session = messageSession(booking.session)
  return kind === 'holdLapsed' ? { kind, session } : { kind: 'seatConfirmed', session }
}

/** Paid or lapsed meanwhile: the words would ask for money that is not owed. */
async function gatherHeld(
  db: Transaction,
  { aboutNo }: Message,
  { now }: Pick<WorkerDeps, 'now'>,
): Promise<MessageFacts | null> {
  const booking = await db.booking.findUnique({ where: { applicationNo: aboutNo }, include: WITH_VENUE })
  if (booking?.seat !== 'held' || !booking.heldUntil || !hasSeat(booking, now())) return null
  return { kind: 'seatHeld', session: messageSession(booking.session), heldUntil: booking.heldUntil }
}

/** One message for all certificates of an application, named by the first. */
async function gatherCertificate(db: Transaction, { aboutNo }: Message): Promise<MessageFacts | null> {
  const record = await db.inPersonEnrolment.findUnique({
    where: { inPersonEnrolmentNo: aboutNo, status: 'completed' },
  })
  if (!record) return null
  const others = await db.inPersonEnrolment.count({
    where: {
      applicationNo: record.applicationNo,
      status: 'completed',
      inPersonEnrolmentNo: { not: aboutNo },
    },
  })
  return { kind: 'certificateIssued', businessName: record.businessName, others }
}
