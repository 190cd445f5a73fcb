import { expect, it } from 'vitest'
import { actionButton, actionSentence, inOneLine, type SaidAction, studySentence } from './action-label.ts'
import { daysLeft, instantOnScreen, isNear, leftText, lengthText } from './deadline-text.ts'
import type { ActionState } from './next-action.ts'

const NOW = at('2026-11-22 10:24')

function at(wall: string): Date {
  return new Date(`${wall.replace(' ', 'T')}:00+09:00`)
}

const plain = (text: string | null) => text?.replaceAll('\u2060', '') ?? null

it.each([
  ['2026-12-31 18:00', '12월 31일(목) 18시'],
  ['2026-11-30 00:00', '11월 29일(일) 밤 12시'],
  ['2026-11-23 00:00', '오늘 밤 12시'],
  ['2026-11-22 10:52', '오늘 오전 10시 52분'],
  ['2026-11-25 12:05', '11월 25일(수) 오후 12시 5분'],
  ['2026-11-25 00:30', '11월 25일(수) 오전 12시 30분'],
])('shows the instant %s as «%s»', (wall, text) => {
  expect(plain(instantOnScreen(at(wall), NOW))).toBe(text)
})

it.each<[string, ActionState, string | null, boolean]>([
  ['2026-12-31 18:00', 'watch', '39일 남음', false],
  ['2026-11-30 18:00', 'watch', '8일 남음', false],
  ['2026-11-30 00:00', 'watch', '7일 남음', true],
  ['2026-11-30 00:00', 'pay', '7일 남음', true],
  ['2026-12-02 10:00', 'come', '10일 남음', false],
  ['2026-12-20 10:00', 'pay', '28일 남음', true],
  ['2026-11-23 00:00', 'watch', '13시간 남음', true],
  ['2026-11-22 10:52', 'seat', '28분 남음', true],
  ['2026-11-22 10:24', 'come', '오늘', true],
  ['2027-01-01 09:00', 'closed', null, false],
])('shows until %s for the action %s the remaining time %s', (wall, state, text, marked) => {
  const action = { state, deadlineAt: at(wall) }
  expect([leftText(action, NOW), isNear(action, NOW)]).toEqual([text, marked])
})

it('shows no remaining time when no deadline is set', () => {
  expect(leftText({ state: 'completed', deadlineAt: null }, NOW)).toBeNull()
  expect(daysLeft(at('2026-11-20 10:00'), NOW)).toBe(0)
})

const SAID: SaidAction = {
  state: 'pay',
  deadlineAt: null,
  price: 36_000,
  salesType: 2,
  lectureOrder: 3,
}

it.each<[Partial<SaidAction>, string, string]>([
  [{ state: 'apply' }, '올해 위생교육을 신청해주세요', '위생교육 신청하기'],
  [
    { state: 'closed', deadlineAt: at('2027-01-01 09:00') },
    '1월 1일(금) 9시부터 신청하실 수 있습니다',
    '온라인교육 알아보기',
  ],
  [{ state: 'closed' }, '올해 온라인교육 신청이 끝났습니다', '온라인교육 알아보기'],
  [{ state: 'pay' }, '36,000원을 결제해주세요', '36,000원 결제하기'],
  [{ state: 'deposit' }, '36,000원을 입금해주세요', '계좌번호 복사하기'],
  [{ state: 'begin', lectureOrder: 1 }, '1강부터 들어주세요', '1강 듣기'],
  [{ state: 'begin', lectureOrder: null }, '강의부터 들어주세요', '강의 듣기'],
  [{ state: 'watch' }, '3강을 이어서 들어주세요', '이어서 듣기'],
  [{ state: 'watch', lectureOrder: null }, '강의를 이어서 들어주세요', '이어서 듣기'],
  [{ state: 'survey' }, '강의를 다 들으셨습니다 설문에 답해주세요', '설문 답하기'],
  [{ state: 'identity' }, '본인확인을 해주세요', '휴대전화로 본인확인'],
  [{ state: 'exam' }, '평가만 남았습니다', '평가 시작하기'],
  [{ state: 'completed' }, '올해 교육을 모두 마치셨습니다', '수료증 보기'],
  [{ state: 'completed', salesType: 1 }, '신규 교육을 모두 마치셨습니다', '수료증 보기'],
  [{ state: 'seat', price: 30_000 }, '자리를 맡아두었습니다 30,000원을 결제해주세요', '30,000원 결제하기'],
  [{ state: 'offered' }, '자리가 났습니다 받으실지 알려주세요', '자리 받기'],
  [{ state: 'waiting' }, '자리가 나면 문자로 알려드립니다', '대기 순서 보기'],
  [
    { state: 'come', deadlineAt: at('2026-12-02 10:00') },
    '12월 2일(수) 10시까지 교육장으로 와주세요',
    '수강증 보기',
  ],
  [{ state: 'presence' }, '출석을 확인하고 있습니다', '신청 내역 보기'],
])('words the action %o', (part, sentence, button) => {
  const action = { ...SAID, ...part }
  expect([plain(actionSentence(action, NOW).join(' ')), actionButton(action)]).toEqual([sentence, button])
})

it('joins the sentence into one line when space is short', () => {
  expect(inOneLine(studySentence('survey', null))).toBe('강의를 다 들으셨습니다. 설문에 답해주세요.')
  expect(inOneLine(studySentence('watch', 3))).toBe('3강을 이어서 들어주세요.')
})

it.each([
  [0.4, '1초'],
  [40, '40초'],
  [61, '2분'],
  [2700, '45분'],
  [10_800, '3시간'],
  [8700, '2시간 25분'],
])('shows %d seconds of work as %s', (seconds, text) => {
  expect(lengthText(seconds)).toBe(text)
})
