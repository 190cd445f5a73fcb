import { once } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import { connect, Socket } from 'node:net'
import { login } from '@hygiene/contracts/member/login/login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'silent', RATE_LIMIT: 'on' })
})
afterAll(() => api.stop())

async function answerTo(sent: string): Promise<{ head: string; body: string }> {
  const { hostname, port } = new URL(api.client.origin)
  const socket = connect(Number(port), hostname)
  let heard = ''
  socket.on('data', (chunk) => (heard += chunk.toString('utf8')))
  socket.write(sent)
  await once(socket, 'close')
  const [head = '', body = ''] = heard.split('\r\n\r\n')
  return { head: head.toLowerCase(), body }
}

const request = (line: string, ...headers: string[]) =>
  [line, 'host: here', 'connection: close', ...headers, '', ''].join('\r\n')

describe('a call that reaches no route', () => {
  it.each([
    ['an address that cannot be decoded', request('GET /% HTTP/1.1'), 404, -2192],
    ['an address with half a sign', request('GET /api/%E0%A4%A HTTP/1.1'), 404, -2192],
    [
      'a key longer than any',
      request(`GET /comm-user/common/zip/city/${'9'.repeat(300)} HTTP/1.1`),
      404,
      -2192,
    ],
    ['an unknown method', request('BREW /api/user/login HTTP/1.1'), 400, -2190],
    ['a method of no route', request('PROPFIND /api/user/login HTTP/1.1'), 404, -2192],
    ['text', 'hello\r\n\r\n', 400, -2190],
    ['headers beyond 16 KB', request('GET / HTTP/1.1', `x-a: ${'a'.repeat(17_000)}`), 431, -2189],
  ])('answers %s in the envelope, with the headers of every answer', async (_what, sent, status, code) => {
    const { head, body } = await answerTo(sent)
    expect(head).toMatch(new RegExp(`^http/1.1 ${status} `))
    expect(JSON.parse(body)).toEqual({ code, message: expect.stringMatching(/^[가-힣]/), entity: null })
    expect(head).toContain('x-content-type-options: nosniff')
    expect(head).toContain('content-security-policy: ')
    expect(head).toContain('cache-control: no-store')
    expect(head).not.toContain('fst_err')
  })

  it('leaves a call alone when its connection is already closed', async () => {
    const gone = new IncomingMessage(new Socket())
    gone.method = 'POST'
    gone.url = login.path
    const answer = new ServerResponse(gone)
    api.app.server.emit('request', gone, answer)
    await expect.poll(() => gone.destroyed, { timeout: 20_000 }).toBe(true)
    expect(answer.headersSent).toBe(false)
  })
})
