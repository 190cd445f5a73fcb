import type { Association } from '../../association.ts'
import { LMS_BYTES, SMS_BYTES, smsBytes } from '../employee/staff-text.ts'
import type { CampaignKindName } from './campaign.ts'

export const campaignFields = ['이름', '교육 마감일', '고객센터'] as const
type CampaignField = (typeof campaignFields)[number]
export type CampaignValues = Readonly<Record<CampaignField, string>>

const FIELD = /\{([^{}\n]{0,20})\}/g
/** Marks where the address for refusing advertising goes; it cannot be typed. */
const REFUSAL = '{수신거부}'

export function unknownCampaignFields(body: string): string[] {
  const known: readonly string[] = campaignFields
  const named = [...body.matchAll(FIELD)].map(([, name = '']) => name.trim())
  return [...new Set(named.filter((name) => !known.includes(name)))]
}

/** Finds letters that no Korean text message carries: pictographs, and everything beyond the first plane. */
export function unsendableLetters(body: string): string[] {
  return [...new Set(body.match(/[\u{10000}-\u{10FFFF}]|\p{Emoji_Presentation}/gu) ?? [])]
}

export type CampaignSender = Pick<Association, 'service' | 'supportPhone' | 'refusalPhone'>

/**
 * Adds the prescribed beginning and end, which the writer cannot change. Advertising begins with `(광고)`, the sender's name and
 * telephone, and ends with the free refusal (Network Act, Art. 50④; Enforcement Decree, Art. 61③ and table 6): the free number,
 * otherwise an address.
 */
export function wrapCampaign(kind: CampaignKindName, body: string, sender: CampaignSender): string {
  if (kind === 'notice') return `[${sender.service}] ${body}`
  return `(광고)[${sender.service}] ${sender.supportPhone}\n${body}\n무료 수신거부 ${sender.refusalPhone || REFUSAL}`
}

/** Fills the text for one person. Braces inside a value name no field. */
export function fillCampaign(text: string, values: CampaignValues, refusalLink: string): string {
  return text.replaceAll(FIELD, (whole, name: string) => {
    if (whole === REFUSAL) return refusalLink
    const field = campaignFields.find((one) => one === name.trim())
    return field === undefined ? whole : values[field].replaceAll(/[{}]/g, '')
  })
}

export const SAMPLE_VALUES = { 이름: '○○○○', '교육 마감일': '2026년 12월 31일' } as const

/** Puts the secret behind `#`, which no browser sends to a server. */
export function refusalAddress(publicUrl: string, token: string): string {
  return `${publicUrl}/r#${token}`
}

export function sampleRefusalAddress(publicUrl: string): string {
  return refusalAddress(publicUrl, 'x'.repeat(22))
}

export function sampleOf(text: string, sender: CampaignSender, refusalLink: string): string {
  return fillCampaign(text, { ...SAMPLE_VALUES, 고객센터: sender.supportPhone }, refusalLink)
}

export interface MessagePrice {
  smsWon: number
  lmsWon: number
}

export interface NameLength {
  letters: number
  people: number
}

export interface CampaignCost {
  sms: number
  lms: number
  won: number
}

/** Counts each person's name, because it can turn a short message into a long one. */
export function campaignCost(
  text: string,
  sender: CampaignSender,
  { names, price, refusalLink }: { names: readonly NameLength[]; price: MessagePrice; refusalLink: string },
): CampaignCost {
  const cost = { sms: 0, lms: 0, won: 0 }
  for (const { letters, people } of names) {
    const values = { ...SAMPLE_VALUES, 이름: '○'.repeat(letters), 고객센터: sender.supportPhone }
    const isShort = smsBytes(fillCampaign(text, values, refusalLink)) <= SMS_BYTES
    cost[isShort ? 'sms' : 'lms'] += people
    cost.won += people * (isShort ? price.smsWon : price.lmsWon)
  }
  return cost
}

const LONGEST_NAME = 40

export function campaignTextFault(text: string, sender: CampaignSender, refusalLink: string): string | null {
  const values = { ...SAMPLE_VALUES, 이름: '○'.repeat(LONGEST_NAME), 고객센터: sender.supportPhone }
  const bytes = smsBytes(fillCampaign(text, values, refusalLink))
  return bytes <= LMS_BYTES
    ? null
    : `앞뒤에 붙는 말까지 ${LMS_BYTES.toLocaleString('ko-KR')}바이트를 넘을 수 있습니다. 줄여주세요.`
}
