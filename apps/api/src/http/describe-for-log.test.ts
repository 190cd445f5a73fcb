import { describe, expect, it } from 'vitest'
import { describeError, describeRequest } from './describe-for-log.ts'

describe('what the log says', () => {
  it('leaves the query of an address out', () => {
    const request = { method: 'GET', url: '/api/user/login?userId=hong&userPw=secret' }
    expect(describeRequest(request)).toEqual({ method: 'GET', url: '/api/user/login' })
  })

  it('never quotes the row a database refused', () => {
    const refused = Object.assign(new Error('null value\nFailing row contains (7, 홍길동, 01012345678)'), {
      code: '23502',
    })
    const logged = describeError(refused)
    expect(JSON.stringify(logged)).not.toMatch(/홍길동|01012345678/)
    expect(logged.type).toBe('Error 23502')
    expect(logged.stack).toMatch(/describe-for-log\.test/)
  })

  it('keeps the sentence of our own errors', () => {
    expect(describeError(new Error('The certificate counter gave no number')).message).toMatch(/counter/)
  })
})
