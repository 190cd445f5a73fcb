import { expect, it } from 'vitest'
import { filterOfView, lengthText, campaignState } from './campaign-text.ts'

it.each([
  ['draft', null, '초안'],
  ['running', null, '보내는 중'],
  ['running', '2026-12-08T23:00:00Z', '12.09 08:00를 기다림'],
  ['paused', null, '잠시 멈춤'],
] as const)('shows the state %s until %s as %s', (status, waitsUntil, label) => {
  expect(campaignState({ status, waitsUntil }).label).toBe(label)
})

it.each([
  ['', {}],
  ['state=dormant&sort=-lastLoginAt', { state: 'dormant' }],
  ['joinedFrom=2026-01-01', { joinedFrom: '2026-01-01' }],
  ['isConnected=1&joinedTo=2026-12-01', { isConnected: true, joinedTo: '2026-12-01' }],
  ['educationOfYear=unfinished', { educationOfYear: 'unfinished' }],
  ['state=toString&joinedTo=x&educationOfYear=valueOf', {}],
])('reads the filter of the view «%s» as %o', (address, filter) => {
  expect(filterOfView(address)).toEqual(filter)
})

it.each([
  [1, 200, '1분'],
  [24_000, 200, '2시간'],
  [30_100, 200, '2시간 31분'],
])('says how long %i people at %i a minute take: %s', (people, perMinute, text) => {
  expect(lengthText(people, perMinute)).toBe(text)
})
