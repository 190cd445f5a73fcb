import { randomUUID } from 'node:crypto'
import { downloadFile } from '@hygiene/contracts/platform/file/download-file'
import { uploadFile } from '@hygiene/contracts/platform/file/upload-file'
import { readInquiry } from '@hygiene/contracts/content/inquiry/read-inquiry'
import { writeInquiry } from '@hygiene/contracts/content/inquiry/write-inquiry'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { InquiryType } from '@hygiene/domain/text'
import { createStorage } from '@hygiene/gateways'
import { expiredInquiries } from '@hygiene/operations/content/inquiry/expired-inquiries'
import { addPerson, type ContractClient, paragraphs } from '@hygiene/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

let api: TestApi
let writer: ContractClient
let stranger: ContractClient

beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'silent' })
  const { db } = api.database
  await addPerson(db, { userId: 'kim2026' })
  await addPerson(db, { userId: 'other26', name: '나그네' })
  writer = await api.logIn('kim2026')
  stranger = await api.logIn('other26')
})
afterAll(() => api.stop())

async function upload(client = writer): Promise<string> {
  const file = { field: 'file', name: '영수증.pdf', type: 'application/pdf', bytes: PDF }
  return (await client.call(uploadFile, {}, { files: [file] })).entity.fileNo
}
const send = (
  fileNos: readonly string[],
  changed: Partial<SentTo<typeof writeInquiry>['inquiryBean']> = {},
  client = writer,
) =>
  client.call(writeInquiry, {
    inquiryBean: {
      inquiryType: InquiryType.inquiry,
      title: '영수증 문의',
      contents: paragraphs(['붙입니다.']),
      isPrivate: false,
      fileNos: [...fileNos],
      requestNo: randomUUID(),
      ...changed,
    },
  })
const filesFor = async (inquiryNo: number, client: ContractClient) =>
  (await client.call(readInquiry, { inquiryNo })).entity.files.map(({ fileNo }) => fileNo)
async function opened(fileNo: string, client: ContractClient): Promise<string> {
  const answer = await client.call(downloadFile, { fileNo }).catch(() => null)
  return answer?.refusal ?? 'opened'
}

it('shows files to their writer alone, also under a public post and by their addresses', async () => {
  const fileNos = [await upload(), await upload()]
  const { inquiryNo } = (await send(fileNos)).entity
  expect((await filesFor(inquiryNo, writer)).toSorted()).toEqual(fileNos.toSorted())
  for (const client of [stranger, api.client]) {
    expect(await filesFor(inquiryNo, client)).toEqual([])
    for (const fileNo of fileNos) expect(await opened(fileNo, client)).toBe('FILE_NOT_FOUND')
  }
  expect(await opened(fileNos[0] ?? '', writer)).toBe('opened')
})

it('removes a file that a change leaves out and keeps the others', async () => {
  const [kept, left] = [await upload(), await upload()]
  const { inquiryNo } = (await send([kept, left])).entity
  await send([kept], { inquiryNo, version: 1 })
  expect(await filesFor(inquiryNo, writer)).toEqual([kept])
})

it('refuses an inquiry with the file of another person or of another post', async () => {
  const before = await api.database.db.inquiry.count()
  expect((await send([await upload(stranger)])).refusal).toBe('FILE_NOT_FOUND')
  expect((await send([randomUUID()])).refusal).toBe('FILE_NOT_FOUND')
  expect(await api.database.db.inquiry.count()).toBe(before)

  const taken = await upload()
  const { inquiryNo } = (await send([taken])).entity
  expect((await send([taken])).refusal).toBe('FILE_NOT_FOUND')
  expect(await filesFor(inquiryNo, writer)).toEqual([taken])
})

it('accepts at most five files', async () => {
  const six = Array.from({ length: 6 }, () => randomUUID())
  expect((await send(six)).status).toBe(400)
  expect((await send(['../../../etc/passwd'])).status).toBe(400)
})

it('leaves files to the nightly removal when the time of their inquiry has passed', async () => {
  const storage = createStorage({ directory: api.config.STORAGE_DIR })
  const fileNo = await upload()
  const { inquiryNo } = (await send([fileNo])).entity
  await api.database.db.$transaction((db) => expiredInquiries.purge(db, [String(inquiryNo)], storage))
  const file = await api.database.db.storedFile.findUniqueOrThrow({ where: { fileNo } })
  expect(file).toMatchObject({ ownerKind: null, ownerNo: null })
})
