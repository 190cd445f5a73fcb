import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createLeakedPasswords } from './range-client.ts'

const PASSWORD = 'Kimbap!82'
const HASH = createHash('sha1').update(PASSWORD).digest('hex').toUpperCase()
const SUFFIX = HASH.slice(5)
const PADDING = Array.from(
  { length: 20 },
  (_, row) => `${row.toString(16).toUpperCase().padStart(35, '0')}:0`,
)

let service: Server | undefined

afterEach(() => {
  service?.closeAllConnections()
  service?.close()
})

async function ask(answer: RequestListener, timeoutMs = 20_000) {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    answer(request, response)
  })
  service = server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const warnings: string[] = []
  const passwords = createLeakedPasswords({
    baseUrl: `http://127.0.0.1:${port}`,
    timeoutMs,
    warn: (sentence) => void warnings.push(sentence),
  })
  return { isLeaked: await passwords.isLeaked(PASSWORD), warnings, asked }
}

const rows = (...lines: string[]): RequestListener => {
  return (_request, response) => response.end(lines.join('\r\n'))
}

describe('a leaked password', () => {
  it('finds a password by the rest of its hash and sends only five digits', async () => {
    const { isLeaked, warnings, asked } = await ask(rows(...PADDING, `${SUFFIX}:3`, `${'F'.repeat(35)}:12`))
    expect({ isLeaked, warnings }).toEqual({ isLeaked: true, warnings: [] })
    expect(asked.map(({ method, url, headers }) => [method, url, headers['add-padding']])).toEqual([
      ['GET', `/range/${HASH.slice(0, 5)}`, 'true'],
    ])
    expect(asked[0]?.rawHeaders.join(' ').toUpperCase()).not.toContain(SUFFIX.slice(0, 6))
  })

  it.each([
    ['is not in the range', [...PADDING, `${'F'.repeat(35)}:12`]],
    ['is padding by chance', [...PADDING, `${SUFFIX}:0`]],
  ])('reports no leak when the hash %s', async (_what, lines) => {
    expect(await ask(rows(...lines))).toMatchObject({ isLeaked: false, warnings: [] })
  })

  it('reports no leak when no service is configured', async () => {
    const warnings: string[] = []
    const off = createLeakedPasswords({ baseUrl: '', warn: (sentence) => void warnings.push(sentence) })
    expect([await off.isLeaked(PASSWORD), warnings]).toEqual([false, []])
  })
})

describe('a service failure', () => {
  it.each<[string, RequestListener, string, number?]>([
    ['never answers', () => {}, 'did not answer', 100],
    [
      'stops in the middle',
      (_request, response) => void response.write(`${SUFFIX}:3`),
      'did not answer',
      100,
    ],
    ['hangs up', (_request, response) => response.destroy(), 'did not answer'],
    ['is down', (_request, response) => response.writeHead(503).end(`${SUFFIX}:3`), 'answered 503'],
    [
      'leads elsewhere',
      (_request, response) => response.writeHead(302, { location: '/' }).end(),
      'did not answer',
    ],
    ['answers a page', rows('<html><body>1</body></html>'), 'answered something that is no range'],
    ['answers nothing', rows(''), 'answered something that is no range'],
    ['cuts a hash short', rows(`${SUFFIX}:3`, 'ABC:1'), 'answered something that is no range'],
    ['answers without end', rows(...Array<string>(20_000).fill(`${SUFFIX}:3`)), 'answered too much'],
  ])(
    'accepts a password when the service %s and warns without the password',
    async (_what, answer, why, timeoutMs) => {
      const { isLeaked, warnings } = await ask(answer, timeoutMs)
      expect(isLeaked).toBe(false)
      expect(warnings).toEqual([`passwords: ${why}: a new password was not compared with leaked ones`])
      expect(warnings.join('').toUpperCase()).not.toMatch(new RegExp(`${HASH.slice(0, 5)}|KIMBAP`))
    },
  )
})
