import { request } from 'node:http'
import { login } from '@hygiene/contracts/member/login/login'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { afterEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let api: TestApi
afterEach(() => api.stop())

function knock(path: string, address = '198.51.100.7'): Promise<number> {
  const { hostname, port } = new URL(api.client.origin)
  const headers = {
    [CSRF_HEADER]: CSRF_VALUE,
    'content-type': 'application/json',
    'x-forwarded-for': address,
  }
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method: 'POST', headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    call.on('error', reject)
    call.end('{}')
  })
}

const start = async () =>
  void (api = await startTestApi({ LOG_LEVEL: 'silent', RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' }))

async function statusAfterSixty(path: string, addressOf: (turn: number) => string): Promise<number> {
  for (let turn = 0; turn < 60; turn += 1) expect(await knock(path, addressOf(turn))).toBe(400)
  return knock(path, addressOf(60))
}

describe('the limit per minute', () => {
  it.each([
    ['plainly', login.path],
    ['by signs in disguise', '/%61pi/user/login'],
    ['by a whole address', `http://here${login.path}`],
  ])('limits a caller that writes the address %s', async (_how, path) => {
    await start()
    expect(await statusAfterSixty(path, () => '198.51.100.7')).toBe(429)
  })

  it.each([
    ['changes the end of an IPv6 address', (turn: number) => `2001:db8:1:2::${turn.toString(16)}`],
    [
      'writes an IPv4 address as IPv6',
      (turn: number) => (turn % 2 === 0 ? '203.0.113.9' : '::ffff:203.0.113.9'),
    ],
  ])('limits a caller that %s', async (_how, addressOf) => {
    await start()
    expect(await statusAfterSixty(login.path, addressOf)).toBe(429)
  })

  it('counts neighbouring networks separately', async () => {
    await start()
    expect(await statusAfterSixty(login.path, (turn) => `2001:db8:1:${turn.toString(16)}::1`)).toBe(400)
  })
})
