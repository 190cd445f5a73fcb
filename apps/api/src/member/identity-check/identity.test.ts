import { openAttempt } from '@hygiene/contracts/education/exam/open-attempt'
import { beginIdentityCheck } from '@hygiene/contracts/member/identity-check/begin-identity-check'
import { confirmIdentityCheck } from '@hygiene/contracts/member/identity-check/confirm-identity-check'
import {
  addCourse,
  addEnrolment,
  addExamQuestions,
  addPerson,
  type TaughtCourse,
  type EnrolmentWanted,
  type PersonWanted,
  type RunningSandbox,
  startSandbox,
} from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { identityKeyHash } from '@hygiene/operations/member/identity-check/identity-key'

let api: TestApi
let sandbox: RunningSandbox
let course: TaughtCourse

beforeAll(async () => {
  sandbox = await startSandbox('http://127.0.0.1:9/no-notices')
  api = await startTestApi({ PORTONE_BASE_URL: sandbox.origin })
  course = await addCourse(api.database.db)
  await addExamQuestions(api.database.db)
})
afterAll(async () => {
  await api.stop()
  await sandbox.stop()
})
beforeEach(() => api.clock.set('2026-11-21T10:00:00+09:00'))

const KIM = { name: '김영자', birthDate: '1960-03-12', phone: '01012345678' }
let people = 0
async function candidate(wanted: EnrolmentWanted = { status: 'surveyed' }, more: Partial<PersonWanted> = {}) {
  people += 1
  const person = await addPerson(api.database.db, { userId: `identity${people}`, ...more })
  const { enrolmentNo } = await addEnrolment(api.database.db, person, course, wanted)
  return { person, enrolmentNo, client: await api.logIn(person.userId) }
}
type Candidate = Awaited<ReturnType<typeof candidate>>

async function begin({ client, enrolmentNo }: Candidate, method: 'phone' | 'certificate' = 'phone') {
  return (await client.call(beginIdentityCheck, { enrolmentNo, method })).entity.identityVerificationId
}
const stand = (id: string, person: object = KIM) => sandbox.control(`/identity/${id}`, person)

describe('an identity check of the enrolled person', () => {
  it('returns an id of ours and the fields for the provider’s window', async () => {
    const kim = await candidate()
    const { entity } = await kim.client.call(beginIdentityCheck, {
      enrolmentNo: kim.enrolmentNo,
      method: 'phone',
    })
    expect(entity.identityVerificationId).toMatch(/^[a-z0-9]{20,64}$/)
    expect(entity).toMatchObject({
      storeId: 'store-sandbox',
      channelKey: 'channel-key-identity-sandbox',
      sdkUrl: 'http://127.0.0.1:4100/v2/browser-sdk.js',
      customer: { fullName: '김영자', phoneNumber: '01012345678', birthDate: '19600312' },
    })
    const other = await kim.client.call(beginIdentityCheck, {
      enrolmentNo: kim.enrolmentNo,
      method: 'certificate',
    })
    expect(other.entity.channelKey).toBe('channel-key-certificate-sandbox')
  })

  it('opens the test for thirty minutes and does not extend them on a second confirmation', async () => {
    const kim = await candidate()
    const identityVerificationId = await begin(kim)
    await stand(identityVerificationId)
    const confirmed = await kim.client.call(confirmIdentityCheck, { identityVerificationId })
    expect(confirmed.entity).toEqual({ enrolmentNo: kim.enrolmentNo, validUntil: '2026-11-21T01:30:00.000Z' })
    expect((await kim.client.call(openAttempt, { enrolmentNo: kim.enrolmentNo })).code).toBe(1)

    api.clock.advance(20 * 60)
    const again = await kim.client.call(confirmIdentityCheck, { identityVerificationId })
    expect(again.entity).toEqual(confirmed.entity)
    api.clock.advance(10 * 60)
    const over = await kim.client.call(confirmIdentityCheck, { identityVerificationId })
    expect(over.refusal).toBe('IDENTITY_UNKNOWN')
    const late = await kim.client.call(openAttempt, { enrolmentNo: kim.enrolmentNo })
    expect(late.refusal).toBe('IDENTITY_NOT_CHECKED')
  })

  it('opens the test for its own enrolment only', async () => {
    const kim = await candidate()
    const second = await addEnrolment(api.database.db, kim.person, course, {
      status: 'surveyed',
      licenceNo: '20190009999',
    })
    const identityVerificationId = await begin(kim)
    await stand(identityVerificationId)
    await kim.client.call(confirmIdentityCheck, { identityVerificationId })
    const other = await kim.client.call(openAttempt, { enrolmentNo: second.enrolmentNo })
    expect(other.refusal).toBe('IDENTITY_NOT_CHECKED')
  })

  it('recognises a person by DI where the account has one, even after a change of name', async () => {
    const di = 'di-of-kim'
    const hash = identityKeyHash(api.config.IDENTITY_PEPPER, di)
    const kim = await candidate({ status: 'surveyed' }, { identityKeyHash: hash })
    const mine = await begin(kim)
    await stand(mine, { ...KIM, name: '김개명', di })
    expect((await kim.client.call(confirmIdentityCheck, { identityVerificationId: mine })).code).toBe(1)

    const namesake = await begin(kim)
    await stand(namesake, { ...KIM, di: 'di-of-a-namesake' })
    const answer = await kim.client.call(confirmIdentityCheck, { identityVerificationId: namesake })
    expect(answer.refusal).toBe('IDENTITY_OTHER_PERSON')

    const certified = await begin(kim, 'certificate')
    await stand(certified, { ...KIM, method: 'certificate' })
    const byCertificate = await kim.client.call(confirmIdentityCheck, { identityVerificationId: certified })
    expect(byCertificate.code).toBe(1)
  })
})

describe('a verification that keeps the test closed', () => {
  it.each([
    ['a relative', { name: '김철수' }],
    ['a person born on another day', { birthDate: '1961-03-12' }],
  ])('refuses %s in front of the provider', async (_who, other) => {
    const kim = await candidate()
    const identityVerificationId = await begin(kim)
    await stand(identityVerificationId, { ...KIM, ...other })
    const answer = await kim.client.call(confirmIdentityCheck, { identityVerificationId })
    expect(answer.refusal).toBe('IDENTITY_OTHER_PERSON')
    const again = await kim.client.call(confirmIdentityCheck, { identityVerificationId })
    expect(again.refusal).toBe('IDENTITY_OTHER_PERSON')
    const exam = await kim.client.call(openAttempt, { enrolmentNo: kim.enrolmentNo })
    expect(exam.refusal).toBe('IDENTITY_NOT_CHECKED')
  })

  it('refuses an unfinished window that may be finished later', async () => {
    const kim = await candidate()
    const identityVerificationId = await begin(kim)
    const early = await kim.client.call(confirmIdentityCheck, { identityVerificationId })
    expect(early.refusal).toBe('IDENTITY_FAILED')
    await stand(identityVerificationId)
    expect((await kim.client.call(confirmIdentityCheck, { identityVerificationId })).code).toBe(1)
  })

  it('refuses a failed verification', async () => {
    const kim = await candidate()
    const identityVerificationId = await begin(kim)
    await sandbox.control(`/identity/${identityVerificationId}/fail`)
    const answer = await kim.client.call(confirmIdentityCheck, { identityVerificationId })
    expect(answer.refusal).toBe('IDENTITY_FAILED')
  })

  it('refuses an id begun more than half an hour ago', async () => {
    const kim = await candidate()
    const identityVerificationId = await begin(kim)
    await stand(identityVerificationId)
    api.clock.advance(30 * 60)
    const answer = await kim.client.call(confirmIdentityCheck, { identityVerificationId })
    expect(answer.refusal).toBe('IDENTITY_FAILED')
  })

  it('refuses an id of another person or another login and an unknown id', async () => {
    const kim = await candidate()
    const other = await candidate()
    const identityVerificationId = await begin(kim)
    await stand(identityVerificationId)
    expect((await other.client.call(confirmIdentityCheck, { identityVerificationId })).refusal).toBe(
      'IDENTITY_UNKNOWN',
    )
    const elsewhere = await api.logIn(kim.person.userId)
    expect((await elsewhere.call(confirmIdentityCheck, { identityVerificationId })).refusal).toBe(
      'IDENTITY_UNKNOWN',
    )
    const own = `identity${'0'.repeat(32)}`
    await stand(own)
    expect((await elsewhere.call(confirmIdentityCheck, { identityVerificationId: own })).refusal).toBe(
      'IDENTITY_UNKNOWN',
    )
  })
})

describe('a refused identity check', () => {
  it.each([
    ['applied', 'NOT_PAID'],
    ['studying', 'LECTURES_NOT_FINISHED'],
    ['studied', 'SURVEY_NOT_DONE'],
    ['completed', 'ALREADY_COMPLETED'],
    ['refunded', 'ENROLMENT_ENDED'],
  ] as const)('refuses a course that is %s with %s', async (status, refusal) => {
    const { client, enrolmentNo } = await candidate({ status })
    expect((await client.call(beginIdentityCheck, { enrolmentNo, method: 'phone' })).refusal).toBe(refusal)
  })

  it('refuses strangers, visitors without a login and malformed input', async () => {
    const { enrolmentNo } = await candidate()
    const stranger = await candidate()
    const foreign = await stranger.client.call(beginIdentityCheck, { enrolmentNo, method: 'phone' })
    expect(foreign.refusal).toBe('ENROLMENT_NOT_FOUND')
    const { client } = api
    expect((await client.call(beginIdentityCheck, { enrolmentNo, method: 'phone' })).refusal).toBe(
      'LOGIN_REQUIRED',
    )
    const anyone = await client.call(confirmIdentityCheck, { identityVerificationId: 'identity' })
    expect(anyone.refusal).toBe('LOGIN_REQUIRED')
    const short = await stranger.client.call(confirmIdentityCheck, { identityVerificationId: 'x' })
    expect(short.status).toBe(400)
  })

  it('reports an unreachable provider and keeps the id', async () => {
    const kim = await candidate()
    const identityVerificationId = await begin(kim)
    await stand(identityVerificationId)
    await sandbox.control('/faults', { service: 'identity', httpStatus: 502 })
    const answer = await kim.client.call(confirmIdentityCheck, { identityVerificationId })
    expect(answer.refusal).toBe('IDENTITY_UNAVAILABLE')
    await sandbox.control('/faults/reset')
    expect((await kim.client.call(confirmIdentityCheck, { identityVerificationId })).code).toBe(1)
  })
})
