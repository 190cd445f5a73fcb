import { describe, expect, it } from 'vitest'
import { describeError, sentenceOf } from './describe-error.ts'

const refused = Object.assign(new Error('null value\nFailing row contains (7, 홍길동, 01012345678)'), {
  code: '23502',
})

describe('the description of an error in a log', () => {
  it('never quotes the row a database refused', () => {
    const logged = describeError(refused)
    expect(JSON.stringify(logged)).not.toMatch(/홍길동|01012345678/)
    expect(logged.type).toBe('Error 23502')
    expect(logged.stack).toMatch(/describe-error\.test/)
    expect(sentenceOf(refused)).not.toMatch(/홍길동|01012345678/)
  })

  it('keeps the sentence of our own errors', () => {
    expect(sentenceOf(new Error('The certificate counter gave no number'))).toMatch(/counter/)
    expect(sentenceOf('홍길동')).not.toMatch(/홍길동/)
  })
})
