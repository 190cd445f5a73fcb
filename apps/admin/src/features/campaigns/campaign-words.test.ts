import { expect, it } from 'vitest'
import { filterOfView, foundWords, lengthWords, standingOf } from './campaign-words.ts'

it.each([
  ['draft', null, '2026-12-08T10:00:00+09:00', '초안'],
  ['running', null, '2026-12-08T10:00:00+09:00', '보내는 중'],
  ['running', null, '2026-12-08T21:00:00+09:00', '아침 8시를 기다림'],
  ['paused', null, '2026-12-08T21:00:00+09:00', '잠시 멈춤'],
  ['running', '2026-12-09T00:30:00Z', '2026-12-08T21:00:00+09:00', '예약 12.09 09:30'],
  ['running', '2026-12-09T00:30:00Z', '2026-12-09T09:30:00+09:00', '보내는 중'],
] as const)('%s from %s at %s is said as %s', (status, startsAt, now, label) => {
  expect(standingOf({ status, startsAt }, new Date(now)).label).toBe(label)
})

it.each([
  ['', {}, ''],
  ['state=dormant&sort=-lastLoginAt', { state: 'dormant' }, '휴면'],
  ['joinedFrom=2026-01-01', { joinedFrom: '2026-01-01' }, '2026.01.01~ 가입'],
  [
    'isConnected=1&joinedTo=2026-12-01',
    { isConnected: true, joinedTo: '2026-12-01' },
    '~2026.12.01 가입 · 접속 중',
  ],
  ['state=toString&joinedTo=x', {}, ''],
])('the view «%s» finds by %o: %s', (address, filter, words) => {
  expect(filterOfView(address)).toEqual(filter)
  expect(foundWords(filterOfView(address))).toBe(words)
})

it.each([
  [1, 200, '1분'],
  [24_000, 200, '2시간'],
  [30_100, 200, '2시간 31분'],
])('%i people at %i a minute take %s', (people, perMinute, words) => {
  expect(lengthWords(people, perMinute)).toBe(words)
})
