import { downloadFile } from '@hygiene/contracts/platform/file/download-file'
import { applyInPerson } from '@hygiene/contracts/in-person/enrolment/apply-in-person'
import { readInPersonEnrolment } from '@hygiene/contracts/in-person/enrolment/read-in-person-enrolment'
import { applyOnline } from '@hygiene/contracts/education/enrolment/apply-online'
import { readOnlineEnrolment } from '@hygiene/contracts/education/enrolment/read-online-enrolment'
import type { ApplicationNo, EnrolmentNo, SessionNo } from '@hygiene/domain/record-numbers'
import { addCourse, type ContractClient, docxOf } from '@hygiene/testing'
import {
  licence,
  MORNING,
  type Opener,
  openSeatScenario,
  type SeatScenario,
} from '@hygiene/testing/scenarios/seat-scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n')
const part = (name: string, bytes: Buffer = PDF, field = 'files') => ({ field, name, type: 'x/y', bytes })
type Part = ReturnType<typeof part>

let scenario: SeatScenario
let person: Opener
let turn = 0

beforeAll(async () => {
  scenario = await openSeatScenario(startTestApi)
  await addCourse(scenario.api.database.db)
})
afterAll(() => scenario.stop())
beforeEach(async () => {
  scenario.api.clock.set(MORNING)
  person = await scenario.opener()
  turn += 1
})

const place = () => ({
  industryType: 1 as const,
  licenseNumber: `2019-077-${String(turn).padStart(4, '0')}`,
  businessName: '한마음 식당',
  representative: '박춘자',
  sidoCode: '4100000000',
  address: '경기도 수원시 팔달구 가상로 12',
  positionType: 1 as const,
  phone: '010-1234-5678',
  privacyConsent: true as const,
})

function online(files: Part[], enrolmentNo?: EnrolmentNo) {
  const onlineApplication = { ...place(), ...(enrolmentNo === undefined ? {} : { enrolmentNo }) }
  return person.client.call(applyOnline, { onlineApplication }, { files })
}

async function filesOf(enrolmentNo: EnrolmentNo, client: ContractClient = person.client) {
  const { entity } = await client.call(readOnlineEnrolment, { enrolmentNo })
  return entity.files
}

const uploads = () => scenario.api.database.db.storedFile.count()

describe('files sent with an online application', () => {
  it('keeps the files with the application and lets its owner open them', async () => {
    const { entity } = await online([part('확인서.pdf'), part('위임장.docx', docxOf())])
    const files = await filesOf(entity.enrolmentNo)
    expect(files.map(({ name, isChecked }) => [name, isChecked])).toEqual([
      ['위임장.docx', true],
      ['확인서.pdf', true],
    ])
    const stranger = await scenario.opener()
    const fileNo = files[0]?.fileNo ?? ''
    const address = `${scenario.api.client.origin}/api/common/downloadFile?fileNo=${fileNo}`
    expect((await stranger.client.call(downloadFile, { fileNo })).refusal).toBe('FILE_NOT_FOUND')
    expect(await (await fetch(address)).json()).toMatchObject({ code: -2504 })
  })

  it('adds files of a change up to five in total or changes nothing', async () => {
    const { entity } = await online([part('1.pdf'), part('2.pdf'), part('3.pdf')])
    expect((await online([part('4.pdf')], entity.enrolmentNo)).code).toBe(1)
    expect((await online([], entity.enrolmentNo)).code).toBe(1)
    expect((await online([part('5.pdf'), part('6.pdf')], entity.enrolmentNo)).refusal).toBe(
      'TOO_MANY_ATTACHED',
    )
    expect(await filesOf(entity.enrolmentNo)).toHaveLength(4)
  })

  it('makes no application when one of its files is refused', async () => {
    const answer = await online([part('1.pdf'), part('2.pdf', Buffer.from('<svg/>'))])
    expect(answer.refusal).toBe('FILE_TYPE_REFUSED')
    expect((await online([])).code).toBe(1)
  })

  it.each([
    ['under another name', [part('1.pdf', PDF, 'photo')], 415],
    ['as a sixth', [1, 2, 3, 4, 5, 6].map((at) => part(`${at}.pdf`)), 413],
  ])('refuses files %s and keeps none', async (_how, files, status) => {
    const before = await uploads()
    expect((await online(files)).status).toBe(status)
    expect(await uploads()).toBe(before)
  })
})

function inPerson(files: Part[], sessionNo: SessionNo, applicationNo?: ApplicationNo) {
  const change = applicationNo === undefined ? {} : { applicationNo }
  const text = { sessionNo, salesType: 1 as const, licences: [licence()], phone: '01012345678' }
  const inPersonApplication = { ...text, privacyConsent: true as const, ...change }
  return person.client.call(applyInPerson, { inPersonApplication }, { files })
}

describe('files sent with an in-person application', () => {
  it('keeps the files with the seat and shows them to its owner, including files of a change', async () => {
    const { sessionNo } = await scenario.session()
    const { entity } = await inPerson([part('확인서.pdf')], sessionNo)
    const changed = await inPerson([part('둘째.pdf')], sessionNo, entity.applicationNo)
    const [inPersonEnrolmentNo] = changed.entity.inPersonEnrolmentNos
    if (inPersonEnrolmentNo === undefined) throw new Error('No record')
    const shown = await person.client.call(readInPersonEnrolment, { inPersonEnrolmentNo })
    expect(shown.entity.files.map(({ name }) => name)).toEqual(['둘째.pdf', '확인서.pdf'])
  })
})
