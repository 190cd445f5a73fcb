import { createHmac } from 'node:crypto'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { login } from '@hygiene/contracts/member/login/login'
import { uploadFile } from '@hygiene/contracts/platform/file/upload-file'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { addPerson, PASSWORD } from '@hygiene/testing'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

const LOGIN = '/api/user/login'
const UPLOAD = '/api/common/uploadFile'
const credentials = { userId: 'kim2026', userPw: PASSWORD, applicationId: 'edu', disconnect: 1 }

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'silent', CORS_ORIGINS: 'https://edu.example.or.kr' })
  await addPerson(api.database.db, { userId: 'kim2026' })
  token = (await api.client.call(login, { ...credentials, applicationId: 'edu' })).entity.accessToken
})
afterAll(() => api.stop())

function post(path: string) {
  return supertest(api.client.origin).post(path).set(CSRF_HEADER, CSRF_VALUE)
}

describe('the CSRF header', () => {
  it('requires the CSRF header of every writing call, by any method', async () => {
    const browser = supertest(api.client.origin)
    const calls = [
      browser.post(LOGIN).send(credentials),
      browser.post(LOGIN).set(CSRF_HEADER, 'other').send(credentials),
      browser.get(`/api/user/userExtendSession?applicationId=edu`),
      browser.delete('/api/online/edu/deleteData?onlineEduNo=1'),
    ]
    for (const { status, body } of await Promise.all(calls)) {
      expect(status).toBe(403)
      expect(body).toMatchObject({ code: -2191, entity: null })
    }
  })

  it('requires no CSRF header of reading calls, even by PATCH', async () => {
    const answer = await supertest(api.client.origin).patch('/comm-user/common/zip/city/9900000000')
    expect(answer.body.code).toBe(-2503)
  })
})

describe('a malformed request', () => {
  it.each([
    ['JSON that breaks off', 'application/json', '{"userId":'],
    ['a list', 'application/json', '[1,2]'],
    ['a number', 'application/json', '7'],
    ['nothing', 'application/json', ''],
    ['a form with half the fields', 'application/x-www-form-urlencoded', 'userId=kim2026'],
    [
      'a text of 20,000 brackets',
      'application/json',
      `{"userId":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    ],
    ['a form without its boundary', 'multipart/form-data', 'x'],
    ['a form that breaks off', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data'],
  ])('refuses %s with 400', async (_what, type, body) => {
    const answer = await post(LOGIN).set('content-type', type).send(body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: -2190 })
  })

  it('names every malformed field with its sentence', async () => {
    const answer = await post(LOGIN).send({ applicationId: 'edu', userId: '', userPw: '' })
    expect(answer.body).toEqual({
      code: -2190,
      message: '아이디를 입력해주세요.',
      entity: { fields: { userId: '아이디를 입력해주세요.', userPw: '비밀번호를 입력해주세요.' } },
    })
  })

  it('explains in Korean a fault for which a contract has no words', async () => {
    const answer = await post(LOGIN).send({ applicationId: 'edu', userId: 'x'.repeat(101), disconnect: [] })
    expect(answer.body.entity.fields).toMatchObject({
      userId: '너무 깁니다. 100자까지 입력할 수 있습니다.',
      userPw: '빠진 내용이 있습니다. 다시 확인해주세요.',
    })
    expect(JSON.stringify(answer.body)).not.toMatch(/expected|invalid|too /i)
  })

  it.each(['text/plain', 'application/xml', 'image/png'])('refuses %s with 415', async (type) => {
    const answer = await post(LOGIN).set('content-type', type).send('hello')
    expect(answer.status).toBe(415)
    expect(answer.body.code).toBe(-2194)
  })

  it('returns 404 for an unknown route and for a wrong method', async () => {
    for (const path of ['/api/nothing', '/api/user/fetchUser/more', '/comm-user/x']) {
      const answer = await supertest(api.client.origin).get(path)
      expect(answer.status).toBe(404)
      expect(answer.body.code).toBe(-2192)
    }
    expect((await post('/api/user/fetchUser')).status).toBe(404)
  })

  it('returns 413 for a body beyond a megabyte', async () => {
    const answer = await post(LOGIN).send({ ...credentials, userPw: 'x'.repeat(1024 * 1024) })
    expect(answer.status).toBe(413)
    expect(answer.body.code).toBe(-2193)
  })

  it('returns 413 for a second file and for a field beyond its size', async () => {
    const many = post(UPLOAD).set('authorization', `Bearer ${token}`)
    for (let index = 0; index < 2; index += 1) many.attach('file', Buffer.from('%PDF-1.7'), `${index}.pdf`)
    expect((await many).status).toBe(413)
    const long = post(UPLOAD).set('authorization', `Bearer ${token}`).field('x', 'x'.repeat(100_001))
    expect((await long).status).toBe(413)
  })
})

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

const sid = '3f0c1c9e-2b57-4a0e-9d57-7d1c3f9a0b11'

function signed(secret: string, payload: object): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

describe('a login token', () => {
  it.each([
    ['signed with another secret', () => signed('another secret of at least 32 signs', { sid })],
    ['that claims no signature', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ sid })}.`],
    ['whose session is no identifier', () => signed(api.config.JWT_SECRET, { sid: "' OR 1=1 --" })],
    ['without a session', () => signed(api.config.JWT_SECRET, { sub: '1' })],
    ['of an unknown login', () => signed(api.config.JWT_SECRET, { sid })],
    ['with one sign changed', () => `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`],
    ['that is none', () => 'hello'],
  ])('treats a token %s as an ended login', async (_what, forge) => {
    expect((await api.client.as(forge()).call(fetchUser, {})).code).toBe(-1014)
  })

  it('refuses a token in a query or in the files cookie for an ordinary call', async () => {
    const browser = supertest(api.client.origin)
    expect((await browser.get(`/api/user/fetchUser?token=${token}`)).body.code).toBe(-2100)
    const byCookie = browser.get('/api/user/fetchUser').set('cookie', `edu_files=${token}`)
    expect((await byCookie).body.code).toBe(-2100)
  })
})

async function allowedOrigin(origin: string): Promise<string | undefined> {
  const { headers } = await supertest(api.client.origin).get('/healthz').set('origin', origin)
  return headers['access-control-allow-origin']
}

describe('an outgoing answer', () => {
  it('sends no column that is missing from the entity', async () => {
    const { memberNo, passwordHash } = await api.database.db.member.findUniqueOrThrow({
      where: { userId: 'kim2026' },
    })
    const person = api.client.as(token)
    const pdf = { field: 'file', name: 'a.pdf', type: '', bytes: Buffer.from('%PDF-1.7\n') }
    const answers = [
      await person.call(fetchUser, {}),
      await person.call(uploadFile, {}, { files: [pdf] }),
    ].map(({ envelope }) => JSON.stringify(envelope))
    for (const answer of answers) {
      expect(answer).not.toContain(passwordHash)
      for (const column of ['passwordHash', 'identityKeyHash', 'memberNo', 'storageKey', 'sha256']) {
        expect(answer).not.toContain(column)
      }
    }
    expect(memberNo).toBeGreaterThan(0)
  })

  it('sends the headers that protect a page', async () => {
    const { headers } = await supertest(api.client.origin).get('/api/user/fetchUser')
    expect(headers['content-security-policy']).toContain("object-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-powered-by']).toBeUndefined()
  })

  it('allows the postcode service’s script by its path and its frames, and no other site', async () => {
    const { headers } = await supertest(api.client.origin).get('/api/user/fetchUser')
    const policy = String(headers['content-security-policy'])
    const sourcesOf = (rule: string) => (new RegExp(`${rule} ([^;]*)`).exec(policy)?.[1] ?? '').split(' ')
    const gateway = new URL(api.config.PORTONE_SDK_URL).origin
    expect(sourcesOf('script-src')).toEqual([
      "'self'",
      gateway,
      'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/',
    ])
    expect(sourcesOf('frame-src')).toEqual([
      "'self'",
      gateway,
      'https://postcode.map.kakao.com',
      'https://postcode.map.daum.net',
    ])
  })

  it('allows only configured origins to read an answer', async () => {
    expect(await allowedOrigin('https://edu.example.or.kr')).toBe('https://edu.example.or.kr')
    expect(await allowedOrigin('https://evil.example')).toBeUndefined()
  })
})
