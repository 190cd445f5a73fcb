import { createHash, randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { login } from '@hygiene/contracts/member/login/login'
import { logout } from '@hygiene/contracts/member/login/logout'
import { uploadFile } from '@hygiene/contracts/platform/file/upload-file'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { addPerson, type ContractClient, PASSWORD } from '@hygiene/testing'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const JPG = Buffer.from(
  '/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAACAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCAANSP/9k=',
  'base64',
)

let api: TestApi
let person: ContractClient
let stranger: ContractClient
let token: string

beforeAll(async () => {
  // Silences the log: one test loses a file on purpose.
  api = await startTestApi({ LOG_LEVEL: 'silent' })
  await addPerson(api.database.db, { userId: 'kim2026' })
  await addPerson(api.database.db, { userId: 'other26' })
  const sent = { userId: 'kim2026', userPw: PASSWORD, applicationId: 'edu' } as const
  token = (await api.client.call(login, sent)).entity.accessToken
  person = api.client.as(token)
  stranger = await api.logIn('other26')
})
afterAll(() => api.stop())

async function upload(bytes: Buffer, name = '지정확인서.pdf', client = person, field = 'file') {
  return client.call(uploadFile, {}, { files: [{ field, name, type: 'application/x-lie', bytes }] })
}

async function download(fileNo: string, as: string | null = token, query = '') {
  const headers = as === null ? undefined : { authorization: `Bearer ${as}` }
  return fetch(`${api.client.origin}/api/common/downloadFile?fileNo=${fileNo}${query}`, { headers })
}

describe('a file upload', () => {
  it.each([
    ['a.bin', 'a.bin.pdf', PDF, 'application/pdf'],
    ['b.pdf', 'b.pdf.png', PNG, 'image/png'],
    ['c', 'c.jpg', JPG, 'image/jpeg'],
  ])(
    'detects the type of %s from its content and names the file %s',
    async (sent, name, bytes, contentType) => {
      const { entity } = await upload(bytes, sent)
      const sizeBytes = expect.any(Number)
      expect(entity).toEqual({ fileNo: expect.any(String), name, contentType, sizeBytes, isChecked: true })
      const kept = await api.database.db.storedFile.findUniqueOrThrow({ where: { fileNo: entity.fileNo } })
      const onDisk = await readFile(join(api.config.STORAGE_DIR, kept.storageKey))
      expect(kept.sha256).toBe(createHash('sha256').update(onDisk).digest('hex'))
    },
  )

  it.each([
    ['virus.pdf', Buffer.from('MZ\u0090\u0000 not a document at all')],
    ['page.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['picture.png', Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000')],
    ['text.pdf', Buffer.from('just words')],
    ['drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['gif.html', Buffer.from('GIF89a=1;/*<script>alert(1)</script>*/')],
    ['js.pdf', Buffer.from('/*%PDF-1.7*/alert(1)')],
  ])('refuses %s by its content', async (name, bytes) => {
    expect((await upload(bytes, name)).refusal).toBe('FILE_TYPE_REFUSED')
  })

  it('refuses an upload without a file or with an empty file', async () => {
    expect((await person.call(uploadFile, {})).refusal).toBe('FILE_MISSING')
    expect((await upload(Buffer.alloc(0))).refusal).toBe('FILE_MISSING')
    expect((await upload(PDF, 'a.pdf', person, 'other')).status).toBe(415)
  })

  it('accepts exactly ten megabytes and refuses one byte more', async () => {
    const full = Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024 - PDF.length, 32)])
    expect((await upload(full)).entity.sizeBytes).toBe(10 * 1024 * 1024)
    const answer = await upload(Buffer.concat([full, Buffer.from(' ')]))
    expect(answer.status).toBe(413)
    expect(answer.message).toContain('10MB')
  })

  it('refuses an upload without a login', async () => {
    expect((await upload(PDF, 'a.pdf', api.client)).refusal).toBe('LOGIN_REQUIRED')
  })

  it('keeps the name in composed form and without a path', async () => {
    const { entity } = await upload(PDF, 'C:\\문서\\확인서 (1).pdf'.normalize('NFD'))
    expect(entity.name).toBe('확인서 (1).pdf'.normalize('NFC'))
  })

  it('removes characters from the name that reverse its extension', async () => {
    expect((await upload(PDF, '확인서\u202Efdp.exe\u200B.pdf')).entity.name).toBe('확인서fdp.exe.pdf')
  })
})

describe('a file with two types', () => {
  it('serves a file as its accepted type and forbids type guessing', async () => {
    const both = Buffer.concat([PDF, Buffer.from('<html><script>alert(1)</script></html>')])
    const { entity } = await upload(both, 'a.html')
    const answer = await download(entity.fileNo, token, '&inline=1')
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
  })
})

describe('the file limit of one member', () => {
  it('refuses more than a hundred files of one member without a limit on another member', async () => {
    const { db } = api.database
    const { memberNo } = await addPerson(db, { userId: 'hoarder' })
    const hoarder = await api.logIn('hoarder')
    await db.storedFile.createMany({
      data: Array.from({ length: 100 }, () => {
        const fileNo = randomUUID()
        const file = { name: 'a.pdf', contentType: 'application/pdf', sizeBytes: 1, sha256: '0'.repeat(64) }
        return {
          ...file,
          fileNo,
          memberNo,
          storageKey: `uploads/${memberNo}/${fileNo}`,
          createdAt: new Date(api.clock.now().getTime() - 2 * 24 * 3_600_000),
        }
      }),
    })
    expect((await upload(PDF, 'b.pdf', hoarder)).refusal).toBe('TOO_MANY_FILES')
    expect((await upload(PDF, 'b.pdf')).code).toBe(1)
  })
})

describe('a file download', () => {
  it('returns the same bytes to the owner as an attachment with the Korean name', async () => {
    const { fileNo } = (await upload(PDF)).entity
    const answer = await download(fileNo)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('지정확인서.pdf')}`,
    )
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF)
    expect((await download(fileNo, token, '&inline=1')).headers.get('content-disposition')).toMatch(/^inline/)
  })

  it('hides a file from strangers and from a visitor without a login', async () => {
    const { fileNo } = (await upload(PDF)).entity
    const strangers = (await upload(PDF, 'b.pdf', stranger)).entity.fileNo
    for (const answer of [await download(fileNo, null), await download(strangers)]) {
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({ code: -2504, entity: null })
    }
    expect((await download('no-uuid')).status).toBe(400)
  })

  it('reports that a file cannot be opened when its bytes are lost', async () => {
    const { fileNo } = (await upload(PDF)).entity
    const { storageKey } = await api.database.db.storedFile.findUniqueOrThrow({ where: { fileNo } })
    await rm(join(api.config.STORAGE_DIR, storageKey))
    const answer = await download(fileNo)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ code: -2509, entity: null })
  })

  it('serves a plain link with the login cookie until logout', async () => {
    const browser = supertest.agent(api.client.origin)
    const sent = { userId: 'other26', userPw: PASSWORD, applicationId: 'edu', disconnect: 1 }
    const entered = await browser.post('/api/user/login').set(CSRF_HEADER, CSRF_VALUE).send(sent)
    const cookie = String(entered.headers['set-cookie'])
    expect(cookie).toMatch(/^edu_files=.*; Path=\/api\/common\/downloadFile; HttpOnly; SameSite=Lax$/)

    const accessToken = String(entered.body.entity.accessToken)
    const { fileNo } = (await upload(PDF, 'a.pdf', api.client.as(accessToken))).entity
    const link = `/api/common/downloadFile?fileNo=${fileNo}`
    expect((await browser.get(link)).headers['content-type']).toBe('application/pdf')
    expect((await browser.get('/api/user/fetchUser')).body.code).toBe(-2100)

    await api.client.as(accessToken).call(logout, { applicationId: 'edu' })
    expect((await browser.get(link)).body.code).toBe(-2504)
  })
})
