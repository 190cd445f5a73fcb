import { unsendableLetters } from '../../staff/campaign/campaign-text.ts'
import { isAdvertising, LMS_BYTES, smsBytes } from '../../staff/employee/staff-text.ts'

/** The words of a kind of text message as they were first; staff make later versions. */
interface TextRow {
  label: string
  body: string
  /** The fields that may stand in braces, each with a value of usual length. No other data of a person goes into the message. */
  samples: Readonly<Record<string, string>>
  /** Without these the message would not say what it is for. */
  needs: readonly string[]
}

const STUDY = 'edu.example.or.kr/m'
const ACCOUNT = {
  금액: '36,000원',
  계좌: 'NH농협은행 301-0123-4567-81 예금주 모의상점',
  기한: '11/29 밤12시',
}
const POST = { 글: '문의', 주소: 'edu.example.or.kr/info/inquiry/view?inquiryNo=1234' }
const SECRET = 'https://edu.example.or.kr/r#abcdefghijklmnopqrstuv'

/** First versions. Those of the online path are meant for the 90 bytes of a short message. */
export const MESSAGE_TEXTS = {
  accountIssued: {
    label: '입금 계좌',
    body: '[위생교육] {금액} {계좌} {기한}까지',
    samples: ACCOUNT,
    needs: ['금액', '계좌', '기한'],
  },
  depositDue: {
    label: '입금 기한',
    body: '[위생교육] {금액} 입금 마감 {기한}. {계좌}',
    samples: ACCOUNT,
    needs: ['금액', '계좌', '기한'],
  },
  paymentWaiting: {
    label: '결제 기한',
    body: '[위생교육] {기한}까지 결제하지 않으시면 신청이 취소됩니다. {학습실}',
    samples: { 기한: '11/27 밤12시', 학습실: STUDY },
    needs: ['기한', '학습실'],
  },
  paid: {
    label: '결제 완료',
    body: '[위생교육] {금액} 결제됐습니다. {기한}까지 마쳐주세요. 듣기 {학습실}',
    samples: { 금액: '36,000원', 기한: '12/31 18시', 학습실: STUDY },
    needs: ['금액', '학습실'],
  },
  quietForWeek: {
    label: '일주일 쉬었을 때',
    body: '[위생교육] {다음 할 일} {학습실}',
    samples: { '다음 할 일': '3강 들으실 차례입니다. 1시간 27분 남았습니다.', 학습실: STUDY },
    needs: ['학습실'],
  },
  daysLeft30: {
    label: '마감 30일 전',
    body: '[위생교육] 30일 남았습니다. {남은 공부} {학습실}',
    samples: { '남은 공부': '들으실 강의 3개, 1시간 27분.', 학습실: STUDY },
    needs: ['학습실'],
  },
  daysLeft7: {
    label: '마감 7일 전',
    body: '[위생교육] 7일 남았습니다. {기한}에 마감합니다. 이어 듣기 {학습실}',
    samples: { 기한: '12/31 18시', 학습실: STUDY },
    needs: ['기한', '학습실'],
  },
  daysLeft1: {
    label: '마감 하루 전',
    body: '[위생교육] 내일 18시 마감. 늦어도 {시작}에 시작해주세요. {학습실}',
    samples: { 시작: '15:50', 학습실: STUDY },
    needs: ['시작', '학습실'],
  },
  completed: {
    label: '온라인 수료',
    body: '[위생교육] 수료하셨습니다. 수료증 보기 {수료증}',
    samples: { 수료증: 'https://edu.example.or.kr/edu/completed' },
    needs: ['수료증'],
  },
  refunded: {
    label: '환불 완료',
    body: '[위생교육] {금액} 환불했습니다. {받는 때}',
    samples: { 금액: '36,000원', '받는 때': '카드는 3~7일 뒤 보입니다.' },
    needs: ['금액'],
  },
  sessionTomorrow: {
    label: '집합교육 하루 전',
    body: '[{누리집}] {이름}님, {때} 집합교육이 있습니다.\n{일시와 장소}\n오실 때 신분증과 수강증을 가져와주세요. 수강증: {신청 내역}',
    samples: {
      누리집: '외식업 위생교육',
      이름: '○○○○',
      때: '내일',
      '일시와 장소':
        '일시: 2026년 12월 10일(목) 10:00~17:00\n장소: 서울교육장, 서울 마포구 큰길 1 3층\n전화: 02-000-0000',
      '신청 내역': 'https://edu.example.or.kr/edu/offline/list',
    },
    needs: ['때', '일시와 장소'],
  },
  helpAsked: {
    label: '도움 동의',
    body: '[위생교육] {돕는 사람} 님이 신청·결제를 도우려 합니다. 동의·거절 {주소}',
    samples: { '돕는 사람': '○○○', 주소: 'edu.example.or.kr/h#abcdefgh' },
    needs: ['돕는 사람', '주소'],
  },
  inquiryAnswered: {
    label: '문의 답변',
    body: '[위생교육] {글}에 답변드렸습니다. {주소}',
    samples: POST,
    needs: ['주소'],
  },
  inquiryAsked: {
    label: '문의에 되묻기',
    body: '[위생교육] {글}에 여쭐 것이 있습니다. {주소}',
    samples: POST,
    needs: ['주소'],
  },
  inquiryCorrected: {
    label: '고친 문의 답변',
    body: '[위생교육] {글} 답변을 고쳤습니다. {주소}',
    samples: POST,
    needs: ['주소'],
  },
  consentAskedAgain: {
    label: '광고 동의 다시 알림',
    body: '[위생교육] {날짜} 광고 문자 수신에 동의하셨습니다. 계속 받으시려면 그대로 두시면 됩니다. 동의 철회 {주소}',
    samples: { 날짜: '2026.12.31', 주소: SECRET },
    needs: ['날짜', '주소'],
  },
  consentChanged: {
    label: '광고 동의 처리',
    body: '[위생교육] {날짜} 광고 문자 {처리한 것} 처리했습니다.',
    samples: { 날짜: '2026.12.31', '처리한 것': '수신 동의를' },
    needs: ['날짜', '처리한 것'],
  },
} as const satisfies Record<string, TextRow>

export type MessageTextKind = keyof typeof MESSAGE_TEXTS
export const messageTextKinds = Object.keys(MESSAGE_TEXTS) as MessageTextKind[]

export function isTextKind(kind: string): kind is MessageTextKind {
  return Object.hasOwn(MESSAGE_TEXTS, kind)
}

const rowOf = (kind: MessageTextKind): TextRow => MESSAGE_TEXTS[kind]
const FIELD = /\{([^{}\n]{0,20})\}/g

/** The fields of a kind with their samples. */
export function textFields(kind: MessageTextKind): Readonly<Record<string, string>> {
  return rowOf(kind).samples
}

/** The text of one person. A value is text: braces in it name nothing. */
export function fillText(body: string, values: Readonly<Record<string, string>>): string {
  return body.replaceAll(FIELD, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  )
}

/** The text with a value of usual length in each field. */
export function textSample(kind: MessageTextKind, body: string): string {
  return fillText(body, textFields(kind))
}

export type TextFault =
  | 'MESSAGE_TEXT_FIELD_UNKNOWN'
  | 'MESSAGE_TEXT_FIELD_MISSING'
  | 'MESSAGE_TEXT_LONG'
  | 'MESSAGE_TEXT_ADVERT'
  | 'MESSAGE_TEXT_PERSONAL'
  | 'MESSAGE_TEXT_LETTER'

/** A birth date, a resident's number or a mobile telephone: typed into a text they would go to everyone. */
const PERSONAL = /\b\d{6}-?[1-8]\d{6}\b|01[016789][- ]?\d{3,4}[- ]?\d{4}/

/** Why these words cannot be a version; null: they can. */
export function textFault(kind: MessageTextKind, body: string): TextFault | null {
  const { samples, needs } = rowOf(kind)
  const left = fillText(body, Object.fromEntries(Object.keys(samples).map((name) => [name, ''])))
  if (/[{}]/.test(left)) return 'MESSAGE_TEXT_FIELD_UNKNOWN'
  if (needs.some((name) => !body.includes(`{${name}}`))) return 'MESSAGE_TEXT_FIELD_MISSING'
  if (isAdvertising(body)) return 'MESSAGE_TEXT_ADVERT'
  if (PERSONAL.test(left)) return 'MESSAGE_TEXT_PERSONAL'
  if (unsendableLetters(body).length > 0) return 'MESSAGE_TEXT_LETTER'
  return smsBytes(textSample(kind, body)) > LMS_BYTES ? 'MESSAGE_TEXT_LONG' : null
}
