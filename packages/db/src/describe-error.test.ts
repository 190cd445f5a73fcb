import { describe, expect, it } from 'vitest'
import { describeError, sentenceOf } from './describe-error.ts'

const refused = Object.assign(new Error('null value\nFailing row contains (7, 홍길동, 01012345678)'), {
  code: '23502',
})

describe('the description of an error in a log', () => {
  it('never quotes the row that a database refused', () => {
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

  it.each([
    ['a cast', 'invalid input syntax for type integer: "홍길동"', 'invalid input syntax for type integer: …'],
    [
      'a parser',
      `Unexpected token 'ㅎ', "ㅎ 010-1234-5678" is not valid JSON`,
      'Unexpected token … is not valid JSON',
    ],
    ['a row', 'no room for {"name": "hong", "id": "hong7"} here', 'no room for {…} here'],
    ['a quote cut off', "cannot read '홍길동 19600312", 'cannot read …'],
    ['bare words', 'no account of 홍길동 (010 1234 5678, hong@example.kr)', 'no account of … (…, …'],
    ['a token', `unknown: ${'a1B2'.repeat(12)}`, 'unknown: …'],
    ['a short number', 'the gateway answered 503 after 15000 ms', 'the gateway answered 503 after 15000 ms'],
  ])('keeps the words and drops the values of %s', (_of, said, notified) => {
    expect(describeError(new Error(said)).message).toBe(notified)
  })

  it('logs the state alone when the database quotes a value without any mark', () => {
    const cast = Object.assign(new Error('no room for hong7'), { code: 'P0001' })
    expect(sentenceOf(cast)).toBe('Error P0001: (withheld: it may quote a record)')
  })

  it('does not mistake a line of a message for a place in the code', () => {
    const { stack } = describeError(new Error('lost\n    at 홍길동 (01012345678)'))
    expect(stack).not.toMatch(/홍길동|01012345678/)
    expect(stack).toMatch(/describe-error\.test/)
  })
})
