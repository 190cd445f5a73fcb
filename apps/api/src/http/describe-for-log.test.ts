import { expect, it } from 'vitest'
import { describeRequest } from './describe-for-log.ts'

it('leaves the query of an address out of the log', () => {
  const request = { method: 'GET', url: '/api/user/login?userId=hong&userPw=secret' }
  expect(describeRequest(request)).toEqual({ method: 'GET', url: '/api/user/login' })
})

it('leaves out the signature of a lecture: whoever reads the log could watch by it', () => {
  const request = { method: 'GET', url: '/media/law/1795287600/c2lnbmF0dXJl/part-1.m4s?x=1' }
  expect(describeRequest(request).url).toBe('/media/law/1795287600/-/part-1.m4s')
})
