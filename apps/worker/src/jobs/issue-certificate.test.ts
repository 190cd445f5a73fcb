import { afterAll, beforeAll, expect, it } from 'vitest'
import { issue } from '../testing/issued-certificates.ts'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { issueCertificateJob } from './issue-certificate.ts'

let scenario: TestWorker

beforeAll(async () => {
  scenario = await startTestWorker()
})
afterAll(() => scenario.stop())

async function failToPut(): Promise<void> {
  throw new Error('No space left on the disk')
}

async function failureOf(certificateNo: number): Promise<string | null> {
  return (await scenario.database.db.certificate.findUniqueOrThrow({ where: { certificateNo } })).failure
}

it('tells the person waiting that a certificate could not be stored, until it could', async () => {
  const certificateNo = await issue(scenario)
  const full = { ...scenario.deps, storage: { ...scenario.storage, put: failToPut } }
  await expect(issueCertificateJob(full, { certificateNo })).rejects.toThrow('No space')
  expect(await failureOf(certificateNo)).toMatch(/No space/)
  expect(await scenario.database.db.storedFile.count()).toBe(0)

  await issueCertificateJob(scenario.deps, { certificateNo })
  expect(await failureOf(certificateNo)).toBeNull()
  await issueCertificateJob(full, { certificateNo })
  expect(await failureOf(certificateNo)).toBeNull()
})

it('keeps no name when the fields themselves are broken', async () => {
  const certificateNo = await issue(scenario)
  await scenario.database.db.certificate.update({
    where: { certificateNo },
    data: { frozen: { userName: '홍길동' } },
  })
  await expect(issueCertificateJob(scenario.deps, { certificateNo })).rejects.toThrow('expected')
  expect(await failureOf(certificateNo)).not.toBeNull()
  expect(await failureOf(certificateNo)).not.toMatch(/홍길동/)
})
