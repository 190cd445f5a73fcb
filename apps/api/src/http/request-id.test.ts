import supertest from 'supertest'
import { afterEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

const FROM_PROXY = '0123456789abcdef0123456789abcdef'

let api: TestApi
afterEach(() => api.stop())

async function answeredId(trusted: string, given?: string): Promise<string | undefined> {
  api = await startTestApi({ LOG_LEVEL: 'silent', TRUSTED_PROXIES: trusted })
  const call = supertest(api.client.origin).get('/healthz')
  const { headers } = await (given === undefined ? call : call.set('x-request-id', given))
  return headers['x-request-id']
}

describe('the request id', () => {
  it('takes the request id from the proxy in front', async () => {
    expect(await answeredId('1', FROM_PROXY)).toBe(FROM_PROXY)
  })

  it.each([
    ['of a caller where no proxy is trusted', '', FROM_PROXY],
    ['that is no id, which could forge a line of the log', '1', '{"level":60}'],
    ['that is missing', '1', undefined],
  ])('makes a new request id instead of one %s', async (_case, trusted, given) => {
    const id = await answeredId(trusted, given)
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(id).not.toBe(given)
  })
})
