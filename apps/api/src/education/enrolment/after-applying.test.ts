import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { attachDesignation } from '@hygiene/contracts/education/designation/attach-designation'
import { correctApplicant } from '@hygiene/contracts/education/enrolment/correct-applicant'
import { finishStudy } from '@hygiene/contracts/education/enrolment/finish-study'
import { listDesignations } from '@hygiene/contracts/education/designation/list-designations'
import { markPrinted } from '@hygiene/contracts/education/enrolment/mark-printed'
import type { EnrolmentStatus, Member } from '@hygiene/db/generated/client'
import { addCourse, addEnrolment, addPerson, type ContractClient, type TaughtCourse } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const NOBODYS_FILE = '3f0c1c9e-2b57-4a0e-9d57-7d1c3f9a0b11'

let api: TestApi
let course: TaughtCourse
let member: Member
let person: ContractClient
let stranger: ContractClient
let turn = 0

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db)
  await addPerson(api.database.db, { userId: 'stranger1' })
  stranger = await api.logIn('stranger1')
})
afterAll(() => api.stop())

beforeEach(async () => {
  turn += 1
  member = await addPerson(api.database.db, { userId: `person${turn}` })
  person = await api.logIn(member.userId)
})

async function enrol(status: EnrolmentStatus, watchedSeconds?: number[], positionType: 1 | 2 = 1) {
  return addEnrolment(api.database.db, member, course, { status, watchedSeconds, positionType })
}

async function read(enrolmentNo: EnrolmentNo) {
  return api.database.db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })
}

async function correct(enrolmentNo: EnrolmentNo, client = person) {
  return client.call(correctApplicant, {
    onlineApplication: {
      enrolmentNo,
      businessName: '새마음 식당',
      representative: '김영희',
      address: '경기도 파주시 가상로 3',
      positionType: 2,
    },
  })
}

async function certify(status: 'valid' | 'revoked' = 'valid') {
  const { enrolmentNo } = await enrol('completed')
  await api.database.db.certificate.create({
    data: {
      enrolmentNo,
      status,
      certificateNumber: `2026-02-${enrolmentNo}`,
      verificationNumber: `AAAA-BBBB-${enrolmentNo}`,
      frozen: {},
      issuedAt: api.clock.now(),
      revokedAt: status === 'revoked' ? api.clock.now() : null,
    },
  })
  return enrolmentNo
}

async function addFile(owner: Member) {
  const fileNo = crypto.randomUUID()
  return api.database.db.storedFile.create({
    data: {
      fileNo,
      memberNo: owner.memberNo,
      name: '지정확인서.pdf',
      contentType: 'application/pdf',
      sizeBytes: 10,
      sha256: '0'.repeat(64),
      storageKey: `uploads/${fileNo}`,
      createdAt: api.clock.now(),
    },
  })
}

describe('the correction of an application', () => {
  it.each<EnrolmentStatus>(['applied', 'paid', 'studying', 'surveyed'])(
    'accepts a correction while %s',
    async (status) => {
      const { enrolmentNo, licenceNo } = await enrol(status)
      expect((await correct(enrolmentNo)).entity).toEqual({ enrolmentNo })
      expect(await read(enrolmentNo)).toMatchObject({
        businessName: '새마음 식당',
        representative: '김영희',
        positionType: 2,
        licenceNo,
        status,
      })
    },
  )

  it.each<[EnrolmentStatus, string]>([
    ['completed', 'CANNOT_CORRECT_COMPLETED'],
    ['cancelled', 'ALREADY_ENDED'],
    ['refunded', 'ALREADY_ENDED'],
  ])('refuses a correction when %s', async (status, refusal) => {
    const { enrolmentNo } = await enrol(status)
    expect((await correct(enrolmentNo)).refusal).toBe(refusal)
    expect((await read(enrolmentNo)).businessName).toBe('한마음 식당')
  })

  it('refuses a correction by a stranger or a visitor', async () => {
    const { enrolmentNo } = await enrol('applied')
    expect((await correct(enrolmentNo, stranger)).refusal).toBe('ENROLMENT_NOT_FOUND')
    expect((await correct(enrolmentNo, api.client)).refusal).toBe('LOGIN_REQUIRED')
    const sent = { onlineApplication: '{"enrolmentNo":1}' as never }
    expect((await person.call(correctApplicant, sent)).status).toBe(400)
  })
})

describe('finishing the lectures', () => {
  it('advances when all lectures are watched and stays there on a repeated request', async () => {
    const { enrolmentNo } = await enrol('studying', [2700, 2100])

    for (const time of [1, 2]) {
      expect((await person.call(finishStudy, { enrolmentNo })).entity).toEqual({
        enrolmentNo,
        status: 'studied',
      })
      api.clock.advance(60 * time)
    }

    expect((await read(enrolmentNo)).studiedAt).toEqual(new Date(api.clock.now().getTime() - 180_000))
  })

  it('returns the status of an enrolment that is already further', async () => {
    const { enrolmentNo } = await enrol('completed')
    expect((await person.call(finishStudy, { enrolmentNo })).entity.status).toBe('completed')
  })

  it.each<[EnrolmentStatus, number[], string]>([
    ['studying', [2700, 2099], 'LECTURES_NOT_FINISHED'],
    ['paid', [], 'LECTURES_NOT_FINISHED'],
    ['applied', [], 'NOT_PAID'],
    ['refunded', [2700, 2100], 'ENROLMENT_ENDED'],
  ])('refuses %s with %j seconds', async (status, watched, refusal) => {
    const { enrolmentNo } = await enrol(status, watched)
    expect((await person.call(finishStudy, { enrolmentNo })).refusal).toBe(refusal)
    expect((await read(enrolmentNo)).status).toBe(status)
  })

  it('refuses to finish the lectures for a stranger or a visitor', async () => {
    const { enrolmentNo } = await enrol('studying', [2700, 2100])
    expect((await stranger.call(finishStudy, { enrolmentNo })).refusal).toBe('ENROLMENT_NOT_FOUND')
    expect((await api.client.call(finishStudy, { enrolmentNo })).refusal).toBe('LOGIN_REQUIRED')
    expect((await person.call(finishStudy, { enrolmentNo: -1 })).status).toBe(400)
  })
})

describe('marking a certificate printed', () => {
  it('keeps the time of the first print', async () => {
    const enrolmentNo = await certify()
    const first = api.clock.now().toISOString()
    expect((await person.call(markPrinted, { enrolmentNo })).entity.printedAt).toBe(first)
    api.clock.advance(60)
    expect((await person.call(markPrinted, { enrolmentNo })).entity.printedAt).toBe(first)
  })

  it('requires a valid certificate', async () => {
    const { enrolmentNo } = await enrol('surveyed')
    expect((await person.call(markPrinted, { enrolmentNo })).refusal).toBe('CERTIFICATE_NOT_ISSUED')
  })

  it('refuses a revoked certificate', async () => {
    const enrolmentNo = await certify('revoked')
    expect((await person.call(markPrinted, { enrolmentNo })).refusal).toBe('CERTIFICATE_NOT_ISSUED')
  })

  it('refuses a print mark by a stranger or a visitor', async () => {
    const enrolmentNo = await certify()
    expect((await stranger.call(markPrinted, { enrolmentNo })).refusal).toBe('ENROLMENT_NOT_FOUND')
    expect((await api.client.call(markPrinted, { enrolmentNo })).refusal).toBe('LOGIN_REQUIRED')
    expect((await person.call(markPrinted, { enrolmentNo: 'one' })).status).toBe(400)
    expect((await read(enrolmentNo)).printedAt).toBeNull()
  })
})

describe('the designation of a hygiene manager', () => {
  it('attaches a designation and lists the file with its name', async () => {
    const { enrolmentNo } = await enrol('paid', undefined, 2)
    const { fileNo } = await addFile(member)

    expect((await person.call(listDesignations, {})).entity.list).toMatchObject([
      { enrolmentNo, fileNo: null, fileName: null },
    ])
    expect((await person.call(attachDesignation, { enrolmentNo, fileNo })).entity).toEqual({
      enrolmentNo,
      fileNo,
    })
    expect((await person.call(listDesignations, {})).entity).toMatchObject({
      list: [{ enrolmentNo, fileNo, fileName: '지정확인서.pdf', businessName: '한마음 식당', year: 2026 }],
      pageInfo: { totalRow: 1 },
    })
  })

  it('requires no designation from representatives or for an ended enrolment', async () => {
    await enrol('paid', undefined, 1)
    expect((await person.call(listDesignations, {})).entity.list).toEqual([])
    await addEnrolment(api.database.db, member, course, {
      licenceNo: `2020-77-${turn}0000`,
      status: 'cancelled',
      positionType: 2,
    })
    expect((await person.call(listDesignations, {})).entity.list).toEqual([])
  })

  it('accepts only one’s own files and enrolments', async () => {
    const { enrolmentNo } = await enrol('paid', undefined, 2)
    const other = await addPerson(api.database.db, { userId: `other${turn}` })
    const foreign = await addFile(other)
    const { fileNo } = await addFile(member)

    const attach = async (client: ContractClient, file: string) =>
      (await client.call(attachDesignation, { enrolmentNo, fileNo: file })).refusal
    expect(await attach(person, foreign.fileNo)).toBe('FILE_NOT_FOUND')
    expect(await attach(person, NOBODYS_FILE)).toBe('FILE_NOT_FOUND')
    expect(await attach(stranger, fileNo)).toBe('ENROLMENT_NOT_FOUND')
    expect(await attach(api.client, fileNo)).toBe('LOGIN_REQUIRED')
    expect((await person.call(attachDesignation, { enrolmentNo, fileNo: 'x' })).status).toBe(400)
    expect((await api.client.call(listDesignations, {})).refusal).toBe('LOGIN_REQUIRED')
  })

  it('accepts a designation after completion but not after a cancellation', async () => {
    const { fileNo } = await addFile(member)
    const completed = await enrol('completed', undefined, 2)
    const cancelled = await addEnrolment(api.database.db, member, course, {
      licenceNo: `2020-88-${turn}0000`,
      status: 'cancelled',
    })
    expect((await person.call(attachDesignation, { enrolmentNo: completed.enrolmentNo, fileNo })).code).toBe(
      1,
    )
    expect(
      (await person.call(attachDesignation, { enrolmentNo: cancelled.enrolmentNo, fileNo })).refusal,
    ).toBe('ALREADY_ENDED')
  })
})
