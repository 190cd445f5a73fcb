import { login } from '@hygiene/contracts/member/login/login'
import { ENDPOINTS } from '@hygiene/contracts/generated/endpoints'
import { PASSWORD } from '@hygiene/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'
import { openApiDocument } from './openapi.ts'

const started: TestApi[] = []

async function start(env: Record<string, string> = {}) {
  const api = await startTestApi({ LOG_LEVEL: 'silent', ...env })
  started.push(api)
  return api
}

afterEach(async () => {
  for (const api of started.splice(0)) await api.stop()
})

async function get(api: TestApi, path: string) {
  const response = await fetch(`${api.client.origin}${path}`)
  return { status: response.status, body: (await response.json()) as { code: number; entity: unknown } }
}

describe('health endpoints', () => {
  it('reports that the process is alive and that everything behind the process answers', async () => {
    const api = await start()
    expect(await get(api, '/healthz')).toMatchObject({ status: 200, body: { code: 1 } })
    expect(await get(api, '/readyz')).toMatchObject({ status: 200, body: { entity: { ready: true } } })
  })

  it('returns 503 without a database and stays alive', async () => {
    const api = await start()
    await api.database.pool.end()
    expect(await get(api, '/readyz')).toMatchObject({ status: 503, body: { code: -2197 } })
    expect((await get(api, '/healthz')).status).toBe(200)
  })

  it('returns 503 for a read-only database', async () => {
    const api = await start()
    const readOnly = new URL(api.config.DATABASE_URL)
    readOnly.searchParams.set('options', '-c default_transaction_read_only=on')
    const reader = await startTestApi(
      { LOG_LEVEL: 'silent' },
      { clock: api.clock, config: { DATABASE_URL: readOnly.href } },
    )
    const answer = await get(reader, '/readyz')
    await reader.stop()
    expect(answer).toMatchObject({ status: 503, body: { code: -2197 } })
  })

  it('returns 503 for a storage that takes no files', async () => {
    const api = await start({ STORAGE_DIR: '/proc/storage' })
    expect((await get(api, '/readyz')).status).toBe(503)
  })

  it('checks database and storage once for all requests within two seconds', async () => {
    const api = await start()
    expect((await get(api, '/readyz')).status).toBe(200)
    await api.database.pool.end()
    expect((await get(api, '/readyz')).status).toBe(200)
  })
})

describe('excess calls', () => {
  it('returns 429 in the envelope for too many calls', async () => {
    const api = await start({ RATE_LIMIT: 'on' })
    const statuses: number[] = []
    for (let turn = 0; turn < 61; turn += 1) {
      const sent = { userId: `ghost${turn}`, userPw: '', applicationId: 'edu' } as const
      statuses.push((await api.client.call(login, sent)).status)
    }
    expect(statuses.slice(0, 60).every((status) => status === 400)).toBe(true)
    expect(statuses[60]).toBe(429)
    const answer = await api.client.call(login, {
      userId: 'kim2026',
      userPw: PASSWORD,
      applicationId: 'edu',
    })
    expect(answer.code).toBe(-2195)
  })
})

describe('the OpenAPI document', () => {
  interface Operation {
    operationId: string
    security: Record<string, string[]>[]
    parameters?: { name: string; in: string; required: boolean; schema: object }[]
    responses: Record<string, object>
  }
  const document = openApiDocument() as {
    openapi: string
    components: { securitySchemes: Record<string, object> }
    paths: Record<string, Record<string, Operation>>
  }
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

  it('serves the OpenAPI document as generated', async () => {
    const api = await start()
    const response = await fetch(`${api.client.origin}/api/openapi.json`)
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)))
  })

  it('sends the document compressed and with a tag to clients that accept either', async () => {
    const api = await start()
    const ask = (headers: Record<string, string>) =>
      fetch(`${api.client.origin}/api/openapi.json`, { headers })
    for (const [accepted, packing] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await ask({ 'accept-encoding': accepted })
      expect(answer.headers.get('content-encoding')).toBe(packing)
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(await answer.json()).toHaveProperty('openapi', '3.1.0')
    }
    const etag = (await ask({})).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    const again = await ask({ 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('serves the document to one address thirty times a minute', async () => {
    const api = await start({ RATE_LIMIT: 'on' })
    const statuses: number[] = []
    for (let call = 0; call < 31; call += 1) {
      statuses.push((await fetch(`${api.client.origin}/api/openapi.json`)).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
  })

  it('describes every contract once for each of its methods', () => {
    const expected = Object.values(ENDPOINTS).flatMap(({ path, methods }) =>
      methods.map((method) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`),
    )
    expect(operations.map(({ path, method }) => `${method} ${path}`).toSorted()).toEqual(expected.toSorted())
    const names = operations.map(({ operation }) => operation.operationId)
    expect(new Set(names).size).toBe(names.length)
  })

  it('declares every reference: path parameters, schemas and security', () => {
    for (const { path, operation } of operations) {
      const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      expect(inPath.map(({ name }) => name)).toEqual(named)
      expect(inPath.every(({ required }) => required)).toBe(true)
      for (const parameter of operation.parameters ?? []) expect(parameter.schema).toBeTypeOf('object')
      for (const scheme of operation.security.flatMap((one) => Object.keys(one))) {
        expect(document.components.securitySchemes).toHaveProperty(scheme)
      }
      expect(operation.responses).toHaveProperty('200')
    }
  })
})
