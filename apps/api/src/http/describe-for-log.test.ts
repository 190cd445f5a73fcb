import { expect, it } from 'vitest'
import { describeRequest } from './describe-for-log.ts'

it('leaves the query of an address out of the log', () => {
  const request = { method: 'GET', url: '/api/user/login?userId=hong&userPw=secret' }
  expect(describeRequest(request)).toEqual({ method: 'GET', url: '/api/user/login' })
})
