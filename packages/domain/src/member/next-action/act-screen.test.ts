import { expect, it } from 'vitest'
import { type ActRecord, actScreenPath } from './act-screen.ts'

const none = { applicationNo: 3, enrolmentNo: null, inPersonEnrolmentNo: null }
const online = { ...none, enrolmentNo: 7 }
const hall = { ...none, inPersonEnrolmentNo: 9 }

it.each<[ActRecord['state'], Omit<ActRecord, 'state'>, string]>([
  ['apply', none, '/edu/online'],
  ['pay', online, '/edu/online/payment?applyEduNo=3'],
  ['deposit', online, '/edu/payment/list'],
  ['watch', online, '/edu/study/room?onlineEduNo=7'],
  ['survey', online, '/edu/study/survey?onlineEduNo=7'],
  ['identity', online, '/edu/study/auth?onlineEduNo=7'],
  ['exam', online, '/edu/study/exam?onlineEduNo=7'],
  ['completed', online, '/edu/completed/certification?onlineEduNo=7'],
  ['seat', hall, '/edu/offline/payment?applyEduNo=3'],
  ['waiting', hall, '/edu/offline/waiting?applyEduNo=3'],
  ['offered', hall, '/edu/offline/list'],
  ['come', hall, '/edu/offline/done/slip?offlineEduNo=9'],
  ['completed', hall, '/edu/completed/certification?offlineEduNo=9'],
])('%s is done at %o: %s', (state, record, path) => {
  expect(actScreenPath({ state, ...record })).toBe(path)
})
