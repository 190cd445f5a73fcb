import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smsBytes } from '../employee/staff-text.ts'
import {
  campaignCost,
  campaignTextFault,
  fillCampaign,
  sampleOf,
  unknownCampaignFields,
  unsendableLetters,
  wrapCampaign,
} from './campaign-text.ts'

const SENDER = { service: '외식업 위생교육', supportPhone: '02-1234-5678', refusalPhone: '' }
const LINK = 'https://edu.example.or.kr/r#abcdefghijklmnopqrstuv'
const VALUES = { 이름: '김영자', '교육 마감일': '2026년 12월 31일', 고객센터: '02-1234-5678' }

test('starts an advertisement with its sign and sender and ends with the free refusal', () => {
  expect(wrapCampaign('advert', '겨울 할인', SENDER)).toBe(
    '(광고)[외식업 위생교육] 02-1234-5678\n겨울 할인\n무료 수신거부 {수신거부}',
  )
  expect(wrapCampaign('advert', '겨울 할인', { ...SENDER, refusalPhone: '080-123-4567' })).toBe(
    '(광고)[외식업 위생교육] 02-1234-5678\n겨울 할인\n무료 수신거부 080-123-4567',
  )
  expect(wrapCampaign('notice', '점검합니다.', SENDER)).toBe('[외식업 위생교육] 점검합니다.')
})

test('keeps the start and the end of an advertisement for any text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (body, name) => {
      const text = fillCampaign(wrapCampaign('advert', body, SENDER), { ...VALUES, 이름: name }, LINK)
      expect(text.startsWith('(광고)[외식업 위생교육] 02-1234-5678\n')).toBe(true)
      expect(text.endsWith(`\n무료 수신거부 ${LINK}`)).toBe(true)
    }),
  )
})

test.each([
  ['{이름}님, {교육 마감일}까지', '김영자님, 2026년 12월 31일까지', []],
  ['{ 이름 } {고객센터}', '김영자 02-1234-5678', []],
  ['{상호} {이름}', '{상호} 김영자', ['상호']],
  ['{수신거부}', LINK, ['수신거부']],
  ['{}', '{}', ['']],
  ['{toString}', '{toString}', ['toString']],
])('fills the text %s to %s and lists unknown fields %o', (body, filled, unknown) => {
  expect(unknownCampaignFields(body)).toEqual(unknown)
  expect(fillCampaign(body, VALUES, LINK)).toBe(filled)
})

test('does not expand braces in a name', () => {
  expect(fillCampaign('{이름}', { ...VALUES, 이름: '{수신거부}' }, LINK)).toBe('수신거부')
})

test.each([
  ['가', 2],
  ['a가 1', 5],
  ['', 0],
])('counts for %s %i bytes', (text, bytes) => {
  expect(smsBytes(text)).toBe(bytes)
})

test.each([
  ['할인 😀😀', ['😀']],
  ['▲●★ → ㎡', []],
  ['☎ 전화 ⏰', ['⏰']],
])('finds in %s unsendable letters %o', (body, found) => {
  expect(unsendableLetters(body)).toEqual(found)
})

test('includes each name in the cost, since a longer name makes the message long', () => {
  const text = wrapCampaign('notice', `{이름}님 ${'가'.repeat(30)}`, SENDER)
  const names = [
    { letters: 3, people: 10 },
    { letters: 20, people: 2 },
  ]
  expect(smsBytes(sampleOf(text, SENDER, LINK))).toBeLessThanOrEqual(90)
  expect(campaignCost(text, SENDER, { names, price: { smsWon: 18, lmsWon: 45 }, refusalLink: LINK })).toEqual(
    {
      sms: 10,
      lms: 2,
      won: 270,
    },
  )
})

const faultOf = (letters: number) =>
  campaignTextFault(wrapCampaign('advert', '가'.repeat(letters), SENDER), SENDER, LINK)

test('includes start, end and the longest name and accepts 900 letters but not 1,000', () => {
  expect(faultOf(900)).toBeNull()
  expect(faultOf(1_000)).toContain('2,000바이트')
})
