import type { Member } from '@hygiene/db/generated/client'
import { uploadFile } from '@hygiene/contracts/platform/file/upload-file'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { attachDesignation } from '@hygiene/contracts/education/designation/attach-designation'
import { listDesignations } from '@hygiene/contracts/education/designation/list-designations'
import { judgeDesignation } from '@hygiene/contracts/education/designation/staff/judge-designation'
import {
  addCourse,
  addEnrolment,
  addPerson,
  type ContractClient,
  interleave,
  type TaughtCourse,
} from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const SENTENCE = '영업자의 서명이 보이지 않습니다.'

let api: TestApi
let course: TaughtCourse
let admin: ContractClient
let other: ContractClient
let people = 0

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db)
  admin = (await logInStaff(api, 'education1', 'education')).client
  other = (await logInStaff(api, 'support1', 'support')).client
})
afterAll(() => api.stop())

async function manager() {
  people += 1
  const member: Member = await addPerson(api.database.db, { userId: `manager${people}` })
  const client = await api.logIn(member.userId)
  const { enrolmentNo } = await addEnrolment(api.database.db, member, course, {
    status: 'studying',
    positionType: 2,
  })
  const handIn = async (name = '확인서.pdf') => {
    const sent = { files: [{ field: 'file', name, type: '', bytes: PDF }] }
    const { fileNo } = (await client.call(uploadFile, {}, sent)).entity
    await client.call(attachDesignation, { enrolmentNo, fileNo })
    return fileNo
  }
  const seen = async () => (await client.call(listDesignations, { page: 1, limit: 10 })).entity.list[0]
  return { member, client, enrolmentNo, handIn, seen }
}

type Sent = SentTo<typeof judgeDesignation>
const judge = (
  number: number,
  fileNo: string,
  askedAgainFor: string | null = null,
  client = admin,
  kind: Sent['kind'] = 'online',
) => client.call(judgeDesignation, { kind, number, fileNo, askedAgainFor })

describe('a confirmation', () => {
  it('requests a new confirmation in a sentence by text and waits for the member’s next one', async () => {
    const { member, enrolmentNo, handIn, seen } = await manager()
    const fileNo = await handIn('흐린 사진.pdf')
    expect((await seen())?.verdict).toBeNull()
    expect((await judge(enrolmentNo, fileNo, SENTENCE)).code).toBe(1)
    expect((await seen())?.verdict).toMatchObject({ isAccepted: false, sentence: SENTENCE })
    const notified = { memberNo: member.memberNo, kind: 'designationAskedAgain' } as const
    expect(await api.database.db.message.count({ where: notified })).toBe(1)

    const second = await handIn()
    expect((await seen())?.verdict).toBeNull()
    expect((await judge(enrolmentNo, second)).code).toBe(1)
    expect((await seen())?.verdict).toMatchObject({ isAccepted: true, sentence: '' })
    expect(await api.database.db.message.count({ where: notified })).toBe(1)
    const history = await api.database.db.designationVerdict.findMany({ where: { enrolmentNo } })
    expect(history).toMatchObject([
      { isAccepted: false, fileName: '흐린 사진.pdf' },
      { isAccepted: true, fileName: '확인서.pdf' },
    ])
  })

  it('accepts one verdict, and only about the file that was viewed', async () => {
    const { enrolmentNo, handIn } = await manager()
    const fileNo = await handIn()
    expect((await judge(enrolmentNo, crypto.randomUUID())).refusal).toBe('DESIGNATION_CHANGED')
    await judge(enrolmentNo, fileNo)
    expect((await judge(enrolmentNo, fileNo, SENTENCE, other)).refusal).toBe('DESIGNATION_ALREADY_JUDGED')
    expect((await judge(2_000_000, fileNo)).refusal).toBe('ENROLMENT_NOT_FOUND')
    expect((await judge(2_000_000, fileNo, null, admin, 'inPerson')).refusal).toBe('ENROLMENT_NOT_FOUND')
  })

  it('requires the permission and a sentence of a readable length', async () => {
    const { enrolmentNo, handIn } = await manager()
    const fileNo = await handIn()
    for (const role of ['branch', 'finance', 'readOnly'] as const) {
      const { client } = await logInStaff(api, `judges ${role}`, role)
      expect((await judge(enrolmentNo, fileNo, null, client)).refusal).toBe('STAFF_FORBIDDEN')
    }
    for (const sentence of ['', '짧다', '가'.repeat(201)])
      expect((await judge(enrolmentNo, fileNo, sentence)).status).toBe(400)
    expect((await judge(enrolmentNo, 'no file')).status).toBe(400)
  })

  it('accepts one of two concurrent verdicts', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { enrolmentNo, handIn } = await manager()
      const fileNo = await handIn()
      const answers = await Promise.all([
        judge(enrolmentNo, fileNo),
        judge(enrolmentNo, fileNo, SENTENCE, other),
      ])
      expect(answers.map(({ refusal }) => refusal ?? 'done').toSorted()).toEqual([
        'DESIGNATION_ALREADY_JUDGED',
        'done',
      ])
      expect(await api.database.db.designationVerdict.count({ where: { enrolmentNo } })).toBe(1)
    }
  })

  it('refuses a verdict on a file that the member has replaced', async () => {
    const { enrolmentNo, handIn } = await manager()
    const before = await handIn()
    const after = await handIn('새 확인서.pdf')
    await api.database.db.onlineEnrolment.update({
      where: { enrolmentNo },
      data: { designationFileNo: before },
    })
    const answer = await interleave(
      api.database,
      (db) => db.onlineEnrolment.update({ where: { enrolmentNo }, data: { designationFileNo: after } }),
      () => judge(enrolmentNo, before),
    )
    expect(answer.refusal).toBe('DESIGNATION_CHANGED')
  })
})
