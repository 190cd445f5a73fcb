import Fastify, { type FastifyBaseLogger } from 'fastify'
import { describe, expect, it } from 'vitest'
import { describeRequest, logOptions } from './describe-for-log.ts'

it('leaves the query of an address out of the log', () => {
  const request = { method: 'GET', url: '/api/user/login?userId=hong&userPw=secret' }
  expect(describeRequest(request)).toEqual({ method: 'GET', url: '/api/user/login' })
})

it('leaves a lecture’s signature out of the log so that no reader can watch by that', () => {
  const request = { method: 'GET', url: '/media/law/1795287600/c2lnbmF0dXJl/part-1.m4s?x=1' }
  expect(describeRequest(request).url).toBe('/media/law/1795287600/-/part-1.m4s')
})

it.each([
  ['/verify/2026-100123-7', '/verify/-'],
  ['/%ED%99%8D%EA%B8%B8%EB%8F%99/01012345678', '/-/-'],
  ['/hong@example.kr', '/-'],
  ['/api/user/login', '/api/user/login'],
  ['/assets/index-Bc1d2345.js', '/assets/index-Bc1d2345.js'],
])('writes %s as %s so that no typed address names a person', (url, written) => {
  expect(describeRequest({ method: 'GET', url }).url).toBe(written)
})

describe('the log line of an error', () => {
  const quoting = new Error("Invalid `db.member.create()` invocation:\n{ data: { name: '홍길동' } }")

  it.each([
    ['alone', (log: FastifyBaseLogger) => log.error(quoting)],
    ['among other things', (log: FastifyBaseLogger) => log.error({ err: quoting, reqId: 'req-1' })],
    [
      'with its own words beside it',
      (log: FastifyBaseLogger) => log.error({ err: quoting }, quoting.message),
    ],
    ['as a warning', (log: FastifyBaseLogger) => log.warn(quoting)],
  ])('quotes no person’s record in an error written %s', (_how, write) => {
    const lines: string[] = []
    const stream = { write: (line: string) => void lines.push(line) }
    write(Fastify({ logger: { ...logOptions('info'), stream } }).log)
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain('홍길동')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'Error: (withheld: it may quote a record)' })
  })

  it('leaves other words of an error unchanged', () => {
    const lines: string[] = []
    const stream = { write: (line: string) => void lines.push(line) }
    const { log } = Fastify({ logger: { ...logOptions('info'), stream } })
    log.info('listening')
    log.error({ err: new Error('lost') }, 'the storage does not answer')
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'listening',
      'the storage does not answer',
    ])
  })
})
