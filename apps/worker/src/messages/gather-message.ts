import type { Message, MessageKind } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import type { MessageFacts } from '@hygiene/domain/platform/message/messages'
import type { WorkerDeps } from '../deps.ts'
import type { About } from './gather.ts'
import { accountChange, accountsMerged } from './account-change.ts'
import { campaign } from './campaign.ts'
import { certificateIssued, certificateReplaced, certificateRevoked } from './certificate.ts'
import { completed } from './completed.ts'
import { consentAskedAgain, consentChanged } from './consent.ts'
import { accountAsked, accountIssued, depositDue } from './deposit-account.ts'
import { designationAskedAgain } from './designation-asked-again.ts'
import { certificateSentAgain, documentLink, receiptLink } from './document-link.ts'
import { helpAsked, loginRepair } from './help.ts'
import { inquiryAnswer, inquiryCorrected } from './inquiry-answer.ts'
import { lateMoney, lateMoneyReturned } from './late-money.ts'
import { nextScreen } from './next-screen.ts'
import { paid } from './paid.ts'
import { paymentWaiting } from './payment-waiting.ts'
import { placeCheck } from './place-check.ts'
import { refundRefused, refundTransferred, refunded } from './refund.ts'
import { offerLapsed, seatOffered } from './seat-offer.ts'
import { holdLapsed, seatConfirmed, seatHeld } from './seat.ts'
import { sessionCancelled } from './session-cancelled.ts'
import { sessionMoved } from './session-moved.ts'
import { sessionTomorrow } from './session-tomorrow.ts'
import { staffText } from './staff-text.ts'
import { studyExtended } from './study-extended.ts'
import { studyReminder } from './study-reminder.ts'

const GATHER: { [K in MessageKind]: (about: About<K>) => Promise<MessageFacts | null> } = {
  seatConfirmed,
  seatHeld,
  seatOffered,
  offerLapsed,
  holdLapsed,
  sessionCancelled,
  sessionMoved,
  certificateIssued,
  lateMoney,
  lateMoneyReturned,
  refundRefused,
  refundTransferred,
  certificateLink: documentLink,
  inPersonCertificateLink: documentLink,
  slipLink: documentLink,
  receiptLink,
  accountAsked,
  accountIssued,
  depositDue,
  paymentWaiting,
  paid,
  quietForWeek: studyReminder,
  daysLeft30: studyReminder,
  daysLeft7: studyReminder,
  daysLeft1: studyReminder,
  completed,
  refunded,
  sessionTomorrow,
  helpAsked,
  loginRepair,
  inquiryAnswered: inquiryAnswer,
  inquiryAsked: inquiryAnswer,
  inquiryCorrected,
  nextScreen,
  nextScreenInPerson: nextScreen,
  nextScreenApply: nextScreen,
  accountCorrected: accountChange,
  accountUnlocked: accountChange,
  accountWoken: accountChange,
  loginsEnded: accountChange,
  certificateReplaced,
  certificateRevoked,
  certificateSentAgain,
  designationAskedAgain,
  accountsMerged,
  mergeUndone: accountChange,
  staffText,
  studyExtended,
  placeCorrected: placeCheck,
  placeAskedAgain: placeCheck,
  campaign,
  consentAskedAgain,
  consentChanged,
}

/** Returns the current facts, or null if the message is outdated and would mislead. */
export function gatherMessage(
  db: Transaction,
  message: Message,
  { config, now }: Pick<WorkerDeps, 'config' | 'now'>,
): Promise<MessageFacts | null> {
  return gather(message.kind, { ...message, db, config, now: now() })
}

function gather<K extends MessageKind>(kind: K, about: Omit<About<K>, 'kind'>): Promise<MessageFacts | null> {
  return GATHER[kind]({ ...about, kind })
}
