import { createHash } from 'node:crypto'
import { readPayload } from '@hygiene/domain/education/certificate/signed/signed-payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { certificateFields } from '../documents/certificate-fields.ts'
import { drawCertificate } from '../documents/draw-certificate.ts'
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

it('shows that a certificate could not be stored until the storage succeeds', async () => {
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

it('quotes no name in the failure when the fields themselves are broken', async () => {
  const certificateNo = await issue(scenario)
  await scenario.database.db.certificate.update({
    where: { certificateNo },
    data: { frozen: { userName: '홍길동' } },
  })
  await expect(issueCertificateJob(scenario.deps, { certificateNo })).rejects.toThrow('expected')
  expect(await failureOf(certificateNo)).not.toBeNull()
  expect(await failureOf(certificateNo)).not.toMatch(/홍길동/)
})

const rowOf = (certificateNo: number) =>
  scenario.database.db.certificate.findUniqueOrThrow({ where: { certificateNo }, include: { file: true } })

async function keyAndHash(certificateNo: number): Promise<{ storageKey: string; sha256: string }> {
  const { file } = await rowOf(certificateNo)
  if (!file) throw new Error('It has no file')
  return file
}

it('signs a certificate once and restores the same bytes to storage', async () => {
  const certificateNo = await issue(scenario)
  await issueCertificateJob(scenario.deps, { certificateNo })
  const { signedPayload, certificateNumber } = await rowOf(certificateNo)
  expect(readPayload(signedPayload ?? '')?.facts).toMatchObject({ certificateNumber, userName: '홍*동' })

  const { storageKey } = await keyAndHash(certificateNo)
  await scenario.storage.remove(storageKey)
  await issueCertificateJob(scenario.deps, { certificateNo })
  expect(await scenario.storage.exists(storageKey)).toBe(true)
  expect((await rowOf(certificateNo)).signedPayload).toBe(signedPayload)
})

it('keeps the plain symbol of a certificate drawn before signatures existed', async () => {
  const certificateNo = await issue(scenario)
  await issueCertificateJob(scenario.deps, { certificateNo })
  const { frozen } = await rowOf(certificateNo)
  const { storageKey } = await keyAndHash(certificateNo)
  const plain = await drawCertificate({ ...certificateFields.parse(frozen), signedPayload: null })
  const sha256 = createHash('sha256').update(plain).digest('hex')
  await scenario.database.db.certificate.update({
    where: { certificateNo },
    data: { signedPayload: null, file: { update: { sha256 } } },
  })
  await scenario.storage.remove(storageKey)

  await issueCertificateJob(scenario.deps, { certificateNo })
  expect(await scenario.storage.exists(storageKey)).toBe(true)
  expect((await rowOf(certificateNo)).signedPayload).toBeNull()
})

it('signs a certificate once with concurrent workers', async () => {
  const certificateNo = await issue(scenario)
  await Promise.all([1, 2, 3].map(() => issueCertificateJob(scenario.deps, { certificateNo })))
  const { signedPayload, frozen } = await rowOf(certificateNo)
  const drawn = await drawCertificate({ ...certificateFields.parse(frozen), signedPayload })
  const { sha256 } = await keyAndHash(certificateNo)
  expect(createHash('sha256').update(drawn).digest('hex')).toBe(sha256)
})
