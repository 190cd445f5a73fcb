import type { Association } from '../../association.ts'
import {
  type CertificateMessageFacts,
  certificateMessageLines,
} from '../../education/certificate/certificate-message-text.ts'
import { documentLinkLines, type LinkedDocument } from '../../education/certificate/document-link.ts'
import {
  isOnlineMessage,
  type OnlineMessageFacts,
  onlineMessageText,
} from '../../education/enrolment/online-message-text.ts'
import {
  type LateMoneyFacts,
  lateMoneyLines,
  lateMoneyReturnedLines,
} from '../../money/payment/late-money-text.ts'
import {
  type RefundRefusedFacts,
  refundRefusedLines,
  type RefundTransferredFacts,
  refundTransferredLines,
} from '../../money/refund/refund-text.ts'
import type { SeoulDay } from '../../time/seoul-day.ts'
import {
  type CancelledFacts,
  cancelledLines,
  type MovedFacts,
  movedLines,
} from '../enrolment/association-text.ts'
import { dayOf, type MessageLinks, type MessageSession, placeLines } from './message-session.ts'
import {
  heldLines,
  type LapsedFacts,
  lapsedLines,
  type OfferedFacts,
  offeredLines,
  type TomorrowFacts,
  tomorrowText,
} from '../seat/seat-message-text.ts'
import { formatMonthDay } from './session-text.ts'

export type MessageFacts = LongMessageFacts | OnlineMessageFacts

type LongMessageFacts =
  | { kind: 'seatConfirmed' | 'holdLapsed'; session: MessageSession }
  | ({ kind: 'sessionTomorrow' } & TomorrowFacts)
  | { kind: 'seatHeld'; session: MessageSession; heldUntil: Date }
  | ({ kind: 'seatOffered' } & OfferedFacts)
  | ({ kind: 'offerLapsed' } & LapsedFacts)
  | ({ kind: 'sessionCancelled' } & CancelledFacts)
  | ({ kind: 'sessionMoved' } & MovedFacts)
  /** `others`: further certificates of the same application. */
  | { kind: 'certificateIssued'; businessName: string; others: number }
  | CertificateMessageFacts
  | ({ kind: 'lateMoney' } & LateMoneyFacts)
  | { kind: 'lateMoneyReturned'; amountWon: number }
  | ({ kind: 'refundRefused' } & RefundRefusedFacts)
  | ({ kind: 'refundTransferred' } & RefundTransferredFacts)
  | { kind: 'documentLink'; document: LinkedDocument; link: string }
  /** Staff send a caller to where they go on. */
  | { kind: 'nextScreen'; screen: string; link: string }
  /** What staff did to an account. */
  | { kind: 'accountCorrected' | 'accountUnlocked' | 'accountWoken' | 'loginsEnded' | 'mergeUndone' }
  /** `userId`: of the account that stays. */
  | { kind: 'accountsMerged'; userId: string }
  /** In an employee's own words. */
  | { kind: 'staffText'; body: string }
  /** A campaign's text, filled for the person: it has its own beginning. */
  | { kind: 'campaign'; text: string }
  /** `lastDay`: of the study, as it stands when the message goes out. */
  | { kind: 'studyExtended'; businessName: string; lastDay: SeoulDay; link: string }
  /** A helper sends the owner to the own login. */
  | { kind: 'loginRepair'; userId: string; helperName: string; link: string }

/** Writes a text message at the moment it is sent, so that it is true at that moment; `body`: the words in force, where staff may change them. */
export function messageText(
  userName: string,
  facts: MessageFacts,
  links: MessageLinks,
  association: Association,
  body?: string,
): string {
  if (isOnlineMessage(facts)) return onlineMessageText(facts, links, body)
  if (facts.kind === 'sessionTomorrow') return tomorrowText(userName, facts, links, association, body)
  if (facts.kind === 'campaign') return facts.text
  const [first, ...others] = linesOf(facts, links, association)
  return [`[${association.service}] ${userName}님, ${first}`, ...others].join('\n')
}

function linesOf(
  facts: Exclude<LongMessageFacts, { kind: 'campaign' | 'sessionTomorrow' }>,
  links: MessageLinks,
  association: Association,
): string[] {
  switch (facts.kind) {
    case 'seatConfirmed':
      return [
        '집합교육 자리가 확정되었습니다.',
        ...placeLines(facts.session),
        `오실 때 신분증과 수강증을 가져와주세요. 수강증 출력과 일정 변경: ${links.history}`,
      ]
    case 'holdLapsed':
      return [
        `결제가 끝나지 않아 ${dayOf(facts.session)} 집합교육 신청이 취소되었습니다.`,
        `다시 신청하시려면 아래 주소에서 일정을 골라주세요. ${links.calendar}`,
      ]
    case 'seatHeld':
      return heldLines(facts.session, facts.heldUntil, links)
    case 'seatOffered':
      return offeredLines(facts)
    case 'offerLapsed':
      return lapsedLines(facts, links)
    case 'sessionCancelled':
      return cancelledLines(facts, links, association)
    case 'sessionMoved':
      return movedLines(facts, links)
    case 'certificateReplaced':
    case 'certificateRevoked':
    case 'designationAskedAgain':
    case 'placeCorrected':
    case 'placeAskedAgain':
      return certificateMessageLines(facts, links, association)
    case 'lateMoney':
      return lateMoneyLines(facts, association)
    case 'lateMoneyReturned':
      return lateMoneyReturnedLines(facts.amountWon, association)
    case 'refundRefused':
      return refundRefusedLines(facts, links.payments, association)
    case 'refundTransferred':
      return refundTransferredLines(facts, association)
    case 'documentLink':
      return documentLinkLines(facts.document, facts.link)
    case 'nextScreen':
      return [
        `상담하신 ${facts.screen} 화면 주소를 보내드립니다.`,
        `아래 주소를 눌러 로그인하시면 이어서 하실 수 있습니다. ${facts.link}`,
      ]
    case 'accountCorrected':
    case 'accountUnlocked':
    case 'accountWoken':
    case 'loginsEnded':
    case 'mergeUndone':
      return [ACCOUNT_TEXT[facts.kind], `요청하지 않으셨으면 ${association.supportPhone}로 알려주세요.`]
    case 'staffText':
      // The number of the day it is sent, where staff wrote none.
      return [facts.body.replace('고객센터로', `고객센터(${association.supportPhone})로`)]
    case 'studyExtended':
      return [
        `'${facts.businessName}' 온라인교육을 ${formatMonthDay(facts.lastDay)}까지 들으실 수 있게 기간을 늘렸습니다.`,
        `이어 듣기: ${facts.link}`,
      ]
    case 'accountsMerged':
      return [
        `협회에서 두 계정을 하나로 합쳤습니다. 앞으로 ${facts.userId} 아이디로 로그인해주세요.`,
        `요청하지 않으셨으면 ${association.supportPhone}로 알려주세요.`,
      ]
    case 'loginRepair':
      return [
        `${facts.helperName} 님이 로그인을 도와드리고 있습니다. 아이디는 ${facts.userId} 입니다.`,
        `비밀번호는 아래 주소에서 본인확인 뒤 직접 정해주세요. 다른 사람에게 알려주지 마세요. ${facts.link}`,
      ]
    case 'certificateIssued':
      break
  }
  return [
    `'${facts.businessName}'${facts.others > 0 ? ` 외 ${facts.others}곳` : ''} 집합교육을 수료하셨습니다.`,
    `수료증은 아래 주소에서 출력해주세요. ${links.certificates}`,
  ]
}

const ACCOUNT_TEXT = {
  accountCorrected: '협회에서 회원 정보를 고쳤습니다. «나의 정보»에서 확인해주세요.',
  accountUnlocked: '협회에서 로그인 잠금을 풀었습니다. 다시 로그인해주세요.',
  accountWoken: '협회에서 휴면 계정을 풀었습니다. 다시 로그인해주세요.',
  mergeUndone: '협회에서 합쳤던 두 계정을 다시 나누었습니다. 예전처럼 따로 로그인하실 수 있습니다.',
  loginsEnded: '협회에서 접속 중인 로그인을 모두 끝냈습니다. 다시 로그인해주세요.',
} as const
