import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { login } from '@hygiene/contracts/member/login/login'
import { uploadFile } from '@hygiene/contracts/platform/file/upload-file'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { renewIdentity } from '@hygiene/contracts/member/identity-check/renew-identity'
import { addPerson, PASSWORD } from '@hygiene/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'
import { addressOf } from '@hygiene/contracts/kit/endpoint'

let api: TestApi
let token: string
const open: Socket[] = []
const SOON = { timeout: 20_000 }

beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'silent', BODY_SECONDS: '1.5', UPLOAD_SECONDS: '25' })
  await addPerson(api.database.db, { userId: 'kim2026' })
  const sent = { userId: 'kim2026', userPw: PASSWORD, applicationId: 'edu' } as const
  token = (await api.client.call(login, sent)).entity.accessToken
})
afterAll(async () => {
  for (const socket of open) socket.destroy()
  await api.stop()
})

function begin(contract: typeof login | typeof uploadFile, headers: Record<string, string>) {
  const { hostname, port } = new URL(api.client.origin)
  const socket = connect(Number(port), hostname)
  open.push(socket)
  let heard = ''
  socket.on('data', (chunk) => (heard += chunk.toString('utf8')))
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  const all = { host: 'here', [CSRF_HEADER]: CSRF_VALUE, authorization: `Bearer ${token}`, ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  socket.write(`POST ${addressOf(contract, {}).path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  return { socket, closed, heard: () => heard }
}

const frame = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`
const MULTIPART = 'multipart/form-data; boundary=x'
const partOf = (name: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n`

describe('a body without an end', () => {
  it.each([
    ['a file of a gigabyte', uploadFile, MULTIPART],
    ['a form of a gigabyte', login, 'application/json'],
  ])('refuses %s by its announced length before reading the body', async (_what, contract, type) => {
    const call = begin(contract, { 'content-type': type, 'content-length': String(2 ** 30) })
    await expect.poll(call.heard, SOON).toContain('HTTP/1.1 413')
    await expect.poll(call.heard, SOON).toContain('-2193')
    await call.closed
  })

  it('cuts a body sent in chunks at the limit', async () => {
    const call = begin(uploadFile, { 'content-type': MULTIPART, 'transfer-encoding': 'chunked' })
    const chunk = 'a'.repeat(1024 * 1024)
    call.socket.write(frame(partOf('file')))
    let sent = 0
    while (!call.heard().includes('HTTP/1.1') && sent < 60) {
      sent += 1
      if (!call.socket.write(frame(chunk))) await once(call.socket, 'drain')
    }
    await expect.poll(call.heard, SOON).toContain('HTTP/1.1 413')
    expect(sent).toBeLessThan(40)
    await call.closed
  })

  it('closes an endless upload when the login above the upload is refused', async () => {
    const call = begin(uploadFile, {
      'content-type': MULTIPART,
      'transfer-encoding': 'chunked',
      authorization: 'none',
    })
    await expect.poll(call.heard, SOON).toContain('-2100')
    await call.closed
  })
})

describe('a slow body', () => {
  it('ends a slow body and its connection at the time limit', async () => {
    const call = begin(login, { 'content-type': 'application/json', 'content-length': '100' })
    call.socket.write('{')
    await call.closed
    expect(call.heard()).toContain('HTTP/1.1 408')
    expect(call.heard()).toContain('-2199')
  })

  it('allows a file upload more time than other bodies', async () => {
    const body = `${partOf('file')}%PDF-1.7\n\r\n--x--\r\n`
    const head = { 'content-type': MULTIPART, 'content-length': String(body.length) }
    const call = begin(uploadFile, head)
    const slow = begin(login, { 'content-type': 'application/json', 'content-length': '100' })
    await slow.closed
    call.socket.write(body)
    await expect.poll(call.heard, SOON).toContain('HTTP/1.1 200')
  })
})

const file = (field: string) => ({
  field,
  name: 'a.pdf',
  type: 'application/pdf',
  bytes: Buffer.alloc(90_000),
})

describe('an unexpected part', () => {
  const proof = { identityVerificationId: 'x'.repeat(20), proofSecret: 'x'.repeat(20) }

  it('refuses a file in a call that takes a multipart form without files', async () => {
    const { status, envelope } = await api.client
      .as(token)
      .call(renewIdentity, proof, { files: [file('file')] })
    expect([status, envelope.code]).toEqual([415, -2194])
  })

  it('keeps the connection for the next call after an unexpected part', async () => {
    const body = `${partOf('photo')}${'x'.repeat(5_000_000)}\r\n--x--\r\n`
    const head = { 'content-type': MULTIPART, 'content-length': String(body.length) }
    const call = begin(uploadFile, head)
    call.socket.write(body)
    await expect.poll(call.heard, SOON).toContain('HTTP/1.1 415')
    call.socket.write('GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n')
    await expect.poll(call.heard, SOON).toContain('HTTP/1.1 200')
  })

  it('refuses a file under another name than the expected one', async () => {
    const { status } = await api.client.as(token).call(uploadFile, {}, { files: [file('photo')] })
    expect(status).toBe(415)
  })

  it('refuses a second file beside the expected one', async () => {
    const pdf = { ...file('file'), bytes: Buffer.from('%PDF-1.7\n') }
    const { status } = await api.client.as(token).call(uploadFile, {}, { files: [pdf, pdf] })
    expect(status).toBe(413)
  })
})
