import { randomUUID } from 'node:crypto'
import { writeInquiry } from '@hygiene/contracts/content/inquiry/write-inquiry'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { answerInquiry } from '@hygiene/contracts/content/inquiry/staff/answer-inquiry'
import { listStaffInquiries } from '@hygiene/contracts/content/inquiry/staff/list-staff-inquiries'
import { readStaffInquiry } from '@hygiene/contracts/content/inquiry/staff/read-staff-inquiry'
import type { Member } from '@hygiene/db/generated/client'
import { InquiryType } from '@hygiene/domain/text'
import { addPerson, type ContractClient, paragraphs } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import type { TestApi } from './start-test-api.ts'

export interface InquiryAdmin {
  writer: Member
  member: ContractClient
  employee: Awaited<ReturnType<typeof logInStaff>>
  other: Awaited<ReturnType<typeof logInStaff>>
  at(text: string): Promise<void>
  ask(more?: Partial<SentTo<typeof writeInquiry>['inquiryBean']>): Promise<number>
  read(inquiryNo: number, client?: ContractClient): ReturnType<typeof callRead>
  answer(
    inquiryNo: number,
    more?: Partial<SentTo<typeof answerInquiry>>,
    client?: ContractClient,
  ): ReturnType<typeof callAnswer>
  list(
    view: SentTo<typeof listStaffInquiries>['view'],
    client?: ContractClient,
    more?: SentTo<typeof listStaffInquiries>,
  ): Promise<number[]>
}

const callRead = (client: ContractClient, inquiryNo: number) => client.call(readStaffInquiry, { inquiryNo })
const callAnswer = (client: ContractClient, sent: SentTo<typeof answerInquiry>) =>
  client.call(answerInquiry, sent)

export async function openInquiryAdmin(api: TestApi): Promise<InquiryAdmin> {
  const { db } = api.database
  const writer = await addPerson(db, { userId: 'asker26', name: '박순례', phone: '01012347812' })
  const member = await api.logIn('asker26')
  const employee = await logInStaff(api, 'employee1')
  const other = await logInStaff(api, 'employee2')
  const read = (inquiryNo: number, client = employee.client) => callRead(client, inquiryNo)
  return {
    writer,
    member,
    employee,
    other,
    read,
    async at(text) {
      api.clock.set(`${text.replace(' ', 'T')}:00+09:00`)
      const data = { extendedAt: api.clock.now() }
      await db.staffLogin.updateMany({ data })
      await db.login.updateMany({ data })
    },
    async ask(more = {}) {
      const inquiryBean = {
        inquiryType: InquiryType.inquiry,
        title: '수료증 출력이 안 됩니다',
        contents: paragraphs(['휴대전화로 하고 있습니다.']),
        isPrivate: true,
        requestNo: randomUUID(),
        ...more,
      }
      return (await member.call(writeInquiry, { inquiryBean })).entity.inquiryNo
    },
    async answer(inquiryNo, more = {}, client = employee.client) {
      const seen = await read(inquiryNo, client)
      const version = seen.code === 1 ? seen.entity.version : '1.0.0'
      return callAnswer(client, {
        inquiryNo,
        version,
        contents: paragraphs(['아래 주소에서 여실 수 있습니다.']),
        isQuestion: false,
        finishes: true,
        requestNo: randomUUID(),
        ...more,
      })
    },
    async list(view, client = employee.client, more = {}) {
      const { entity } = await client.call(listStaffInquiries, { view, ...more })
      return entity.list.map(({ inquiryNo }) => inquiryNo)
    },
  }
}
