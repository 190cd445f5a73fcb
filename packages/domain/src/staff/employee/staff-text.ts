import { FIRST_ASSOCIATION } from '../../association.ts'

/** Limit a short and a long message in bytes, as the provider accepts them (EUC-KR). */
export const SMS_BYTES = 90
export const LMS_BYTES = 2000

/** A name has at most four letters in nearly every case, so the beginning of the message is counted with four. */
const SAMPLE_NAME = '○○○○'

/** Counts EUC-KR: two bytes for each letter that is not ASCII. */
export function smsBytes(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) < 0x80 ? 1 : 2), 0)
}

/** Includes the beginning of the message; a longer name of the site adds its letters. */
export function staffTextBytes(body: string): number {
  return smsBytes(`[${FIRST_ASSOCIATION.service}] ${SAMPLE_NAME}님, ${body}`)
}

export function textBody(typed: string): string {
  return typed
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n])[\p{Cc}\p{Cf}]/gu, '')
    .trim()
}

/** A service message must not advertise: advertising has its own consents, hours and mark. */
export function isAdvertising(body: string): boolean {
  return /\(\s*광고\s*\)|무료\s*수신\s*거부/.test(body)
}

export const STAFF_TEXT_TEMPLATES = [
  {
    name: '전화 부탁',
    body: '문의하신 내용을 확인했습니다. 편하실 때 고객센터로 전화해주세요.',
  },
  {
    name: '수강 기간',
    body: '신청하신 온라인교육을 아직 마치지 않으셨습니다. 12월 31일 18시까지 마쳐주세요.',
  },
  {
    name: '서류 다시 제출',
    body: '보내주신 서류를 읽을 수 없어 다시 확인이 필요합니다. 마이페이지에서 다시 올려주세요.',
  },
  {
    name: '서비스 점검',
    body: '점검하는 동안 교육 사이트를 잠시 쓸 수 없습니다. 수강 기록은 그대로 남습니다.',
  },
] as const
