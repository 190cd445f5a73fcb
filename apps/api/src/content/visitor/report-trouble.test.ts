import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { reportTrouble } from '@hygiene/contracts/content/visitor/report-trouble'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { browserFamily } from './browser-family.ts'

let api: TestApi
let heardBefore = 0
beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'silent', RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' })
})
afterAll(() => api.stop())
beforeEach(() => {
  heardBefore = api.warnings.length
})

type Report = SentTo<typeof reportTrouble>
const error = { kind: 'type', at: 'index-Ab12cd34.js:1:20345' } as const
const report = (changed: Partial<Report> = {}): Report => ({
  app: 'staff',
  build: 'index-Ab12cd34.js',
  route: '/members/:no',
  errors: [error],
  ...changed,
})
const CHROME = 'Mozilla/5.0 (Linux; Android 14; SM-S921N) Chrome/140.0.0.0 Mobile Safari/537.36'
const send = (changed: Partial<Report> = {}, address = '203.0.113.1') =>
  api.client.call(reportTrouble, report(changed), {
    headers: { 'user-agent': CHROME, 'x-forwarded-for': address },
  })
const heard = () => api.warnings.slice(heardBefore)

describe('a browser error report', () => {
  it('logs route, kind, place, build and browser family, and nothing of the person', async () => {
    expect((await send({ errors: [error, { kind: 'code', at: '' }] })).entity).toEqual({ heard: true })
    const facts = { app: 'staff', route: '/members/:no', build: 'index-Ab12cd34.js', browser: 'chrome' }
    expect(heard().map((line) => JSON.parse(line.slice(line.indexOf('{'))) as object)).toEqual([
      { ...facts, ...error },
      { ...facts, kind: 'code', at: '' },
    ])
    expect(heard().join()).not.toMatch(/SM-S921N|203\.0\.113/)
  })

  it('logs the speed of a page', async () => {
    await send({ errors: [], lcp: 2.4, inp: 0.18, cls: 0.02 })
    expect(heard()).toEqual([
      expect.stringMatching(/the speed of a page .*"lcp":2\.4,"inp":0\.18,"cls":0\.02/),
    ])
  })

  it.each([
    ['a route with a number', { route: '/members/12' }],
    ['a route with a question', { route: '/members?name=hong' }],
    ['words of an error', { errors: [{ kind: '홍길동 is not defined' as 'type', at: '' }] }],
    ['a place that is a sentence', { errors: [{ kind: 'type', at: '홍길동.js:1:2' }] }],
    ['a build that is a sentence', { build: '01012345678 홍' }],
    ['more errors than a page has', { errors: Array.from({ length: 6 }, () => error) }],
    ['a time without end', { lcp: 601 }],
  ] satisfies [string, Partial<Report>][])('refuses %s and writes nothing', async (_what, changed) => {
    expect((await send(changed, '203.0.113.2')).status).toBe(400)
    expect(heard()).toEqual([])
  })

  it('accepts sixty reports a minute from one address', async () => {
    const answers = await Promise.all(Array.from({ length: 61 }, () => send({}, '203.0.113.3')))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

it.each([
  [CHROME, 'chrome'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1', 'safari'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605 Mobile/15E148 KAKAOTALK 25.1.0', 'kakaotalk'],
  ['Mozilla/5.0 (Linux; Android 14) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36', 'samsung'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'edge'],
  ['Mozilla/5.0 (X11; Linux) Gecko/20100101 Firefox/140.0', 'firefox'],
  ['curl/8', 'other'],
])('recognises the family of %s as %s', (userAgent, family) => {
  expect(browserFamily(userAgent)).toBe(family)
})
