import { createHash } from 'node:crypto'
import { type Association, FIRST_ASSOCIATION } from '@hygiene/domain/association'
import { giveCertificate } from '@hygiene/operations/education/certificate/give-certificate'
import { requestReceipt } from '@hygiene/operations/money/receipt/request-receipt'
import { addEnrolment, addPerson } from '@hygiene/testing'
import fc from 'fast-check'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { drawSettingsPreviewJob } from './draw-settings-preview.ts'
import { issueCertificateJob } from './issue-certificate.ts'
import { issueReceiptJob } from './issue-receipt.ts'

const SEAL = '5ea15ea1-0000-4000-8000-000000000001'
const publicUrl = 'https://edu.example.or.kr'
const STARTS = ['2027-03-01', '2027-05-01', '2027-05-02'].map((day) => new Date(`${day}T00:00:00+09:00`))
const NEW: Association = {
  ...FIRST_ASSOCIATION,
  issuerName: '사단법인 새이름협회장',
  name: '사단법인 새이름협회',
  supportPhone: '1588-1111',
  sealFileNo: SEAL,
}
const TEXT = [NEW, { ...NEW, supportPhone: '1588-2222' }, { ...NEW, supportPhone: '1588-3333' }]

let scenario: TestWorker
let people = 0
let employeeNo: number

beforeAll(async () => {
  scenario = await startTestWorker()
  const { db } = scenario.database
  const middle = await sharp({ create: { width: 180, height: 180, channels: 3, background: '#c3161c' } })
    .png()
    .toBuffer()
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#0000' } })
    .composite([{ input: middle }])
    .png()
    .toBuffer()
  const employee = { loginId: 'h', name: '본부', passwordHash: '', createdAt: new Date() }
  ;({ employeeNo } = await db.employee.create({ data: { ...employee, role: 'headquarters' } }))
  await scenario.storage.put('uploads/staff/1/seal', bytes)
  await db.storedFile.create({
    data: {
      fileNo: SEAL,
      employeeNo,
      name: '직인.png',
      contentType: 'image/png',
      sizeBytes: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      storageKey: 'uploads/staff/1/seal',
      createdAt: new Date(),
    },
  })
  for (const [at, startsAt] of STARTS.entries())
    await db.associationVersion.create({ data: { startsAt, text: TEXT[at] ?? NEW, madeAt: new Date(0) } })
})
afterAll(() => scenario.stop())

const paper = async (fileNo: string | null) => {
  const { storageKey } = await scenario.database.db.storedFile.findUniqueOrThrow({
    where: { fileNo: fileNo ?? '' },
  })
  const bytes = Buffer.from(await scenario.storage.read(storageKey))
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return { storageKey, bytes, text, hasPicture: bytes.includes('SealPicture') }
}

async function graduate() {
  people += 1
  const { db } = scenario.database
  const person = await addPerson(db, { userId: `issued${people}`, name: '정옥자' })
  const enrolment = await addEnrolment(db, person, scenario.course, { status: 'completed' })
  return { ...enrolment, course: { hours: 3, onlineType: 1 as const } }
}

async function certificateOf(issuedAt: Date): Promise<number> {
  const record = await graduate()
  const given = await scenario.database.db.$transaction((db) =>
    giveCertificate(db, { ...record, completedAt: issuedAt }, { publicUrl, issuedAt }),
  )
  return given.certificateNo
}

async function drawnCertificate(certificateNo: number) {
  await issueCertificateJob(scenario.deps, { certificateNo })
  const { fileNo } = await scenario.database.db.certificate.findUniqueOrThrow({ where: { certificateNo } })
  return paper(fileNo)
}

it('keeps words and seal of the day on a certificate redrawn to the same bytes', async () => {
  const [old, later] = await Promise.all([
    certificateOf(new Date('2027-02-28')),
    certificateOf(new Date('2027-03-02')),
  ])
  const before = await drawnCertificate(old)
  expect(before.text).toContain(FIRST_ASSOCIATION.issuerName)
  const after = await drawnCertificate(later)
  expect(after.text).toContain(NEW.issuerName)
  expect([before.hasPicture, after.hasPicture]).toEqual([false, true])

  for (const [no, first] of [
    [old, before],
    [later, after],
  ] as const) {
    await scenario.storage.remove(first.storageKey)
    expect((await drawnCertificate(no)).bytes.equals(first.bytes)).toBe(true)
  }
})

it('names the issuer at the time of the request on a receipt, also in a new edition', async () => {
  const { db } = scenario.database
  const record = await graduate()
  const { applicationNo, memberNo } = record
  const { paymentNo } = await db.payment.findFirstOrThrow({ where: { applicationNo } })
  const login = {
    loginNo: '',
    userId: '',
    name: '정옥자',
    loggedInAt: new Date(0),
    linked: null,
    help: null,
    ipAddress: '',
  }
  const call = { db, input: { paymentNo }, actor: { memberNo, ...login }, storage: scenario.storage }
  const ask = (at: string) => requestReceipt({ ...call, now: new Date(at), PUBLIC_URL: publicUrl })
  await ask('2027-02-01')
  await issueReceiptJob(scenario.deps, { paymentNo })
  await db.payment.update({ where: { paymentNo }, data: { status: 'cancelled' } })
  await ask('2027-06-01')
  await issueReceiptJob(scenario.deps, { paymentNo })
  const receipts = await db.receipt.findMany({ where: { paymentNo }, orderBy: { edition: 'asc' } })
  const texts = await Promise.all(receipts.map(async ({ fileNo }) => (await paper(fileNo)).text))
  expect(texts[0]).toContain(FIRST_ASSOCIATION.name)
  expect(texts[1]).toContain(NEW.name)
  expect(texts[1]).toContain('1588-3333')
})

it('prints on every document the words in force at its issue', async () => {
  const phones = [FIRST_ASSOCIATION, ...TEXT].map(({ supportPhone }) => supportPhone)
  const instant = fc.date({ min: new Date('2027-02-27'), max: new Date('2027-05-04'), noInvalidDate: true })
  const edge = fc
    .constantFrom(...STARTS)
    .chain((start) => fc.constantFrom(-1, 0, 1).map((ms) => new Date(start.getTime() + ms)))
  await fc.assert(
    fc.asyncProperty(fc.oneof(instant, edge), async (issuedAt) => {
      const certificateNo = await certificateOf(issuedAt)
      const { frozen } = await scenario.database.db.certificate.findUniqueOrThrow({
        where: { certificateNo },
      })
      const begun = STARTS.filter((start) => start <= issuedAt).length
      expect(frozen).toMatchObject({ supportPhone: phones[begun] })
    }),
    { numRuns: 40 },
  )
})

it('prints the proposed words on samples and marks each page as a sample', async () => {
  const { db } = scenario.database
  const wording = { ...NEW, issuerName: '사단법인 견본협회장', name: '사단법인 견본협회' }
  const { previewNo } = await db.settingsPreview.create({
    data: { employeeNo, text: wording, askedAt: new Date() },
  })
  await drawSettingsPreviewJob(scenario.deps, { previewNo })
  const { certificate, receipt } = await db.settingsPreview.findUniqueOrThrow({ where: { previewNo } })
  for (const [pdf, word] of [
    [certificate, wording.issuerName],
    [receipt, wording.name],
  ] as const) {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf ?? [])), {
      mergePages: true,
    })
    expect(text).toContain('견본')
    expect(text).toContain(word)
  }
})
