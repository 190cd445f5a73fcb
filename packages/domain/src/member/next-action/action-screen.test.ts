import { expect, it } from 'vitest'
import { type ActionRecord, actionScreenPath } from './action-screen.ts'

const none = { applicationNo: 3, enrolmentNo: null, inPersonEnrolmentNo: null }
const online = { ...none, enrolmentNo: 7 }
const venue = { ...none, inPersonEnrolmentNo: 9 }

it.each<[ActionRecord['state'], Omit<ActionRecord, 'state'>, string]>([
  ['apply', none, '/edu/online'],
  ['pay', online, '/edu/online/payment?applyEduNo=3'],
  ['deposit', online, '/edu/payment/list'],
  ['watch', online, '/edu/study/room?onlineEduNo=7'],
  ['survey', online, '/edu/study/survey?onlineEduNo=7'],
  ['identity', online, '/edu/study/auth?onlineEduNo=7'],
  ['exam', online, '/edu/study/exam?onlineEduNo=7'],
  ['completed', online, '/edu/completed/certification?onlineEduNo=7'],
  ['seat', venue, '/edu/offline/payment?applyEduNo=3'],
  ['waiting', venue, '/edu/offline/waiting?applyEduNo=3'],
  ['offered', venue, '/edu/offline/list'],
  ['come', venue, '/edu/offline/done/slip?offlineEduNo=9'],
  ['completed', venue, '/edu/completed/certification?offlineEduNo=9'],
])('leads the action %s with record %o to %s', (state, record, path) => {
  expect(actionScreenPath({ state, ...record })).toBe(path)
})
