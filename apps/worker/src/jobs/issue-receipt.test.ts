import { createHash } from 'node:crypto'
import { addEnrolment, addPerson } from '@hygiene/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exampleReceipt } from '../documents/example-documents.ts'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { issueReceiptJob } from './issue-receipt.ts'

let scenario: TestWorker
let people = 0

beforeAll(async () => {
  scenario = await startTestWorker()
})
afterAll(() => scenario.stop())

async function requested(text: Partial<typeof exampleReceipt> = {}): Promise<number> {
  const { db } = scenario.database
  people += 1
  const person = await addPerson(db, { userId: `payer${people}` })
  const { applicationNo } = await addEnrolment(db, person, scenario.course, { status: 'paid' })
  const { paymentNo } = await db.payment.findFirstOrThrow({ where: { applicationNo } })
  const number = `2026-0000${people}`
  const verificationNumber = `0000-0000-${String(people).padStart(4, '0')}`
  await db.receipt.create({
    data: {
      paymentNo,
      edition: 1,
      refundedWon: 0,
      receiptNumber: number,
      verificationNumber,
      frozen: { ...exampleReceipt, number, verificationNumber, ...text },
      issuedAt: new Date(),
    },
  })
  return paymentNo
}

const receiptOf = (paymentNo: number) =>
  scenario.database.db.receipt.findFirstOrThrow({ where: { paymentNo } })

async function failToPut(): Promise<void> {
  throw new Error('No space left on the disk')
}

it('shows that a receipt could not be stored until the storage succeeds', async () => {
  const paymentNo = await requested()
  const full = { ...scenario.deps, storage: { ...scenario.storage, put: failToPut } }
  await expect(issueReceiptJob(full, { paymentNo })).rejects.toThrow('No space')
  expect((await receiptOf(paymentNo)).failure).toMatch(/No space/)

  await issueReceiptJob(scenario.deps, { paymentNo })
  expect(await receiptOf(paymentNo)).toMatchObject({ failure: null, fileNo: expect.any(String) })
})

it('restores the same bytes when the file of a receipt is missing from storage', async () => {
  const paymentNo = await requested()
  await issueReceiptJob(scenario.deps, { paymentNo })
  const { fileNo } = await receiptOf(paymentNo)
  const { storageKey, sha256 } = await scenario.database.db.storedFile.findUniqueOrThrow({
    where: { fileNo: fileNo ?? '' },
  })
  await scenario.storage.remove(storageKey)
  await issueReceiptJob(scenario.deps, { paymentNo })
  const bytes = await scenario.storage.read(storageKey)
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
})

it('names the code of a letter in no font and quotes no name', async () => {
  const paymentNo = await requested({ businessName: '비밀맛집😀' })
  await expect(issueReceiptJob(scenario.deps, { paymentNo })).rejects.toThrow('U+1F600')
  const { failure } = await receiptOf(paymentNo)
  expect(failure).toContain('U+1F600')
  expect(failure).not.toMatch(/비밀|맛집|😀/u)
})
