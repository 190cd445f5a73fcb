import { fillText, MESSAGE_TEXTS } from '../../platform/message/message-texts.ts'
import { groupedAccount } from '../../money/payment/grouped-account.ts'
import { formatWon } from '../../money/payment/won.ts'
import { formatSeoulDate, seoulDay, seoulTime } from '../../time/seoul-day.ts'
import { InquiryType } from '../../text.ts'

/** The rest of a course; `nextLecture` is its place in the course, null once all are finished. */
export type StudyLeft = {
  nextLecture: number | null
  lectureCount: number
  seconds: number
  isSurveyDone: boolean
}

/** How money returns: by the card company, into an account, or the way of any other method. */
export type ReturnMethod = 'card' | 'account' | 'other'

export type OnlineMessageFacts =
  | {
      kind: 'accountIssued' | 'depositDue'
      amountWon: number
      /** Bank and holder as the gateway names them: the person's bank shows that holder. */
      bank: string
      accountNumber: string
      holder: string | null
      expiresAt: Date
    }
  | { kind: 'paymentWaiting'; payUntil: Date }
  | { kind: 'paid'; amountWon: number; finishBy: Date }
  | { kind: 'quietForWeek' | 'daysLeft30'; left: StudyLeft }
  | { kind: 'daysLeft7'; finishBy: Date }
  | { kind: 'daysLeft1'; startBy: Date }
  | { kind: 'completed' }
  | { kind: 'refunded'; amountWon: number; method: ReturnMethod }
  /** A member asks to help; `link` is the owner's way to answer. */
  | { kind: 'helpAsked'; helperName: string; link: string }
  /** An answer to an inquiry or to a report, a question back, a changed answer; `link` is the post. */
  | { kind: 'inquiryAnswered' | 'inquiryAsked' | 'inquiryCorrected'; inquiryType: InquiryType; link: string }
  /** A consent to advertising nearly two years old; `link` is the way to withdraw it. */
  | { kind: 'consentAskedAgain'; agreedAt: Date; link: string }
  /** A consent to advertising as it was given or withdrawn: told within 14 days (Network Act, Art. 50⑦). */
  | { kind: 'consentChanged'; isGiven: boolean; at: Date }

/** Addresses of the site that these messages link to. */
export type OnlineMessageLinks = { study: string; certificates: string }

/** Kinds that are told once for the record they are about, by day. */
export const onlineMessageKinds = [
  'accountIssued',
  'depositDue',
  'paymentWaiting',
  'paid',
  'quietForWeek',
  'daysLeft30',
  'daysLeft7',
  'daysLeft1',
  'completed',
  'refunded',
  'helpAsked',
  'inquiryAnswered',
  'inquiryAsked',
  'inquiryCorrected',
  'consentAskedAgain',
  'consentChanged',
] as const satisfies OnlineMessageFacts['kind'][]
export type OnlineMessageKind = (typeof onlineMessageKinds)[number]

export function isOnlineMessage<T extends { kind: string }>(
  message: T,
): message is T & { kind: OnlineMessageKind } {
  return onlineMessageKinds.some((kind) => kind === message.kind)
}

/** A text message of the online path, in the words in force; longer values are not cut. */
export function onlineMessageText(
  facts: OnlineMessageFacts,
  links: OnlineMessageLinks,
  body: string = MESSAGE_TEXTS[facts.kind].body,
): string {
  return fillText(body, valuesOf(facts, links))
}

/** What stands in the fields of its text. */
function valuesOf(
  facts: OnlineMessageFacts,
  { study: 학습실, certificates: 수료증 }: OnlineMessageLinks,
): Record<string, string> {
  switch (facts.kind) {
    case 'accountIssued':
    case 'depositDue':
      return { 금액: formatWon(facts.amountWon), 계좌: accountOf(facts), 기한: byWhen(facts.expiresAt) }
    case 'paymentWaiting':
      return { 기한: byWhen(facts.payUntil), 학습실 }
    case 'paid':
      return { 금액: formatWon(facts.amountWon), 기한: byWhen(facts.finishBy), 학습실 }
    case 'quietForWeek':
      return { '다음 할 일': nextStep(facts.left), 학습실 }
    case 'daysLeft30':
      return { '남은 공부': whatIsLeft(facts.left), 학습실 }
    case 'daysLeft7':
      return { 기한: byWhen(facts.finishBy), 학습실 }
    case 'daysLeft1':
      return { 시작: seoulTime(facts.startBy), 학습실 }
    case 'completed':
      return { 수료증 }
    case 'refunded':
      return { 금액: formatWon(facts.amountWon), '받는 때': ARRIVAL[facts.method] }
    case 'helpAsked':
      return { '돕는 사람': facts.helperName, 주소: facts.link }
    case 'inquiryAnswered':
    case 'inquiryAsked':
    case 'inquiryCorrected':
      return { 글: postWord(facts), 주소: facts.link }
    case 'consentAskedAgain':
      return { 날짜: formatSeoulDate(facts.agreedAt), 주소: facts.link }
    case 'consentChanged':
      return { 날짜: formatSeoulDate(facts.at), '처리한 것': facts.isGiven ? '수신 동의를' : '수신 거부를' }
    default:
      return facts satisfies never
  }
}

function accountOf(account: { bank: string; accountNumber: string; holder: string | null }): string {
  const { bank, accountNumber, holder } = account
  return [bank, groupedAccount(accountNumber), ...(holder === null ? [] : ['예금주', holder])].join(' ')
}

const postWord = ({ inquiryType }: { inquiryType: InquiryType }) =>
  inquiryType === InquiryType.report ? '신고' : '문의'

/** In step with `refundArrival`, from the day on which the gateway returned the money. */
const ARRIVAL = {
  card: '카드는 3~7일 뒤 보입니다.',
  account: '계좌에는 2~3일 안에 들어옵니다.',
  other: '은행에 따라 3~7일 뒤 보입니다.',
} as const satisfies Record<ReturnMethod, string>

function nextStep({ nextLecture, seconds, isSurveyDone }: StudyLeft): string {
  if (nextLecture !== null) return `${nextLecture}강 들으실 차례입니다. ${lengthOf(seconds)} 남았습니다.`
  return isSurveyDone ? '평가만 남았습니다.' : '강의를 다 들으셨습니다. 설문과 평가가 남았습니다.'
}

function whatIsLeft({ nextLecture, lectureCount, seconds, isSurveyDone }: StudyLeft): string {
  if (nextLecture !== null) return `들으실 강의 ${lectureCount}개, ${lengthOf(seconds)}.`
  return isSurveyDone ? '평가만 하시면 됩니다.' : '설문과 평가만 하시면 됩니다.'
}

/** '1시간 27분'; a begun minute counts. */
function lengthOf(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const hours = Math.floor(minutes / 60)
  return [hours > 0 ? `${hours}시간` : '', minutes % 60 > 0 ? `${minutes % 60}분` : '']
    .filter(Boolean)
    .join(' ')
}

/** '12/31 18시', '11/25 14:30'; midnight is '밤12시' of the day it ends. */
function byWhen(at: Date): string {
  const time = seoulTime(at)
  const [, month, day] = seoulDay(time === '00:00' ? new Date(at.getTime() - 1) : at).split('-')
  const hour = time.endsWith(':00') ? `${Number(time.slice(0, 2))}시` : time
  return `${Number(month)}/${Number(day)} ${time === '00:00' ? '밤12시' : hour}`
}
