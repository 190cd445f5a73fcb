import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { requestMerge } from '@hygiene/contracts/member/merge/staff/request-merge'
import { undoMerge } from '@hygiene/contracts/member/merge/staff/undo-merge'
import type { Member } from '@hygiene/db/generated/client'
import { addCourse, addPerson, type PersonWanted, type TaughtCourse } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import type { TestApi } from './start-test-api.ts'

type Sent = SentTo<typeof requestMerge>

export async function openMergeScene(api: TestApi) {
  const { db } = api.database
  const maker = await logInStaff(api, 'maker', 'support')
  const approver = await logInStaff(api, 'approver', 'education')
  const course: TaughtCourse = await addCourse(db)
  let people = 0

  async function addPair(stay: Partial<PersonWanted> = {}, closed: Partial<PersonWanted> = {}) {
    people += 1
    const person = { name: '정옥자', birth: `19${10 + (people % 80)}0218` }
    return {
      stay: await addPerson(db, { ...person, userId: `okja${people}`, phone: '01012346793', ...stay }),
      closed: await addPerson(db, { ...person, userId: `jung${people}`, phone: '01099991182', ...closed }),
    }
  }
  const ask = async (stay: Member, closed: Member, more: Partial<Sent> = {}) =>
    maker.client.call(requestMerge, {
      stayNo: stay.memberNo,
      closedNo: closed.memberNo,
      reasonCode: 'samePerson',
      text: '두 휴대전화 모두 본인 명의임을 확인',
      ...more,
    })
  const approve = async (approvalNo: number) => approver.client.call(approveChange, { approvalNo })
  async function merge(stay: Member, closed: Member) {
    const { approvalNo } = (await ask(stay, closed)).entity
    const answer = await approve(approvalNo)
    if (answer.code !== 1) throw new Error(`The merge was refused: ${answer.refusal}`)
    return db.memberMerge.findUniqueOrThrow({ where: { approvalNo } })
  }
  const undo = async (mergeNo: number) =>
    maker.client.call(undoMerge, { mergeNo, reasonCode: 'ourMistake', text: '다른 사람으로 확인됨' })
  const memberOf = async ({ memberNo }: Member) => db.member.findUniqueOrThrow({ where: { memberNo } })
  return { maker, approver, course, addPair, ask, approve, merge, undo, memberOf }
}

export type MergeScene = Awaited<ReturnType<typeof openMergeScene>>
