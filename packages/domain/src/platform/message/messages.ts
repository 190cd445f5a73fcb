import type { Association } from '../../association.ts'
import type { Message, MessageLinks } from './message.ts'
import {
  accountCorrected,
  accountUnlocked,
  accountWoken,
  accountsMerged,
  loginsEnded,
  mergeUndone,
} from './account-change.ts'
import { campaign } from './campaign.ts'
import { certificateIssued, certificateReplaced, certificateRevoked } from './certificate.ts'
import { completed } from './completed.ts'
import { consentAskedAgain, consentChanged } from './consent.ts'
import { accountAsked, accountIssued, depositDue } from './deposit-account.ts'
import { designationAskedAgain } from './designation-asked-again.ts'
import {
  certificateLink,
  certificateSentAgain,
  inPersonCertificateLink,
  receiptLink,
  slipLink,
} from './document-link.ts'
import { helpAsked, loginRepair } from './help.ts'
import { inquiryAnswered, inquiryAsked, inquiryCorrected } from './inquiry-answer.ts'
import { lateMoney, lateMoneyReturned } from './late-money.ts'
import { nextScreen, nextScreenApply, nextScreenInPerson } from './next-screen.ts'
import { paid } from './paid.ts'
import { paymentWaiting } from './payment-waiting.ts'
import { placeAskedAgain, placeCorrected } from './place-check.ts'
import { refundRefused, refundTransferred, refunded } from './refund.ts'
import { holdLapsed, seatConfirmed, seatHeld } from './seat.ts'
import { offerLapsed, seatOffered } from './seat-offer.ts'
import { sessionCancelled } from './session-cancelled.ts'
import { sessionMoved } from './session-moved.ts'
import { sessionTomorrow } from './session-tomorrow.ts'
import { staffText } from './staff-text.ts'
import { studyExtended } from './study-extended.ts'
import { daysLeft1, daysLeft30, daysLeft7, quietForWeek } from './study-reminder.ts'
import { keysOf } from '../../keys-of.ts'

/**
 * Each kind is declared in its own file. At night only messages about the next 12 hours go: receipts, certificates and a distant
 * session wait for the morning.
 */
export const MESSAGES = {
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
  certificateLink,
  inPersonCertificateLink,
  slipLink,
  receiptLink,
  accountAsked,
  accountIssued,
  depositDue,
  paymentWaiting,
  paid,
  quietForWeek,
  daysLeft30,
  daysLeft7,
  daysLeft1,
  completed,
  refunded,
  sessionTomorrow,
  helpAsked,
  loginRepair,
  inquiryAnswered,
  inquiryAsked,
  inquiryCorrected,
  nextScreen,
  nextScreenInPerson,
  nextScreenApply,
  accountCorrected,
  accountUnlocked,
  accountWoken,
  loginsEnded,
  certificateReplaced,
  certificateRevoked,
  certificateSentAgain,
  designationAskedAgain,
  accountsMerged,
  mergeUndone,
  staffText,
  studyExtended,
  placeCorrected,
  placeAskedAgain,
  campaign,
  consentAskedAgain,
  consentChanged,
}

export type MessageKindName = keyof typeof MESSAGES

type Facts = {
  [K in MessageKindName]: (typeof MESSAGES)[K] extends Message<infer F> ? F : never
}
export type MessageFacts<K extends MessageKindName = MessageKindName> = {
  [P in K]: { kind: P } & Facts[P]
}[K]

const BY_KIND: { [K in MessageKindName]: Message<Facts[K]> } = MESSAGES

type KindWith<Property> = {
  [K in MessageKindName]: (typeof MESSAGES)[K] extends Property ? K : never
}[MessageKindName]
export type OnlineMessageKind = KindWith<{ isOnline: true }>
export type MessageTextKind = KindWith<{ body: string }>

const messageKinds = keysOf(MESSAGES)
export const messageTextKinds = messageKinds.filter(isTextKind)
export const onlineMessageKinds = messageKinds.filter(isOnlineMessage)

export function isTextKind(kind: MessageKindName): kind is MessageTextKind {
  return 'body' in MESSAGES[kind]
}

export function isOnlineMessage(kind: MessageKindName): kind is OnlineMessageKind {
  return 'isOnline' in MESSAGES[kind]
}

/** Composes a text message when it is sent; `body` is the one in force, where staff may change it. */
export function messageText<K extends MessageKindName>(
  userName: string,
  facts: MessageFacts<K>,
  links: MessageLinks,
  association: Association,
  body?: string,
): string {
  return BY_KIND[facts.kind].text(facts, { userName, links, association, body })
}

export function eventAtOf<K extends MessageKindName>(facts: MessageFacts<K>): Date | null {
  return BY_KIND[facts.kind].eventAt?.(facts) ?? null
}
