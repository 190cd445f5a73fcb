import { login } from '@hygiene/contracts/member/login/login'
import { applyInPerson } from '@hygiene/contracts/in-person/enrolment/apply-in-person'
import { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import { openLecture } from '@hygiene/contracts/education/study/open-lecture'
import { recordProgress } from '@hygiene/contracts/education/study/record-progress'
import { contractClient, PASSWORD } from '@hygiene/testing'
import type { Booker } from '../../bench/bookers.ts'
import { requestOf } from '../../bench/cases/seats.ts'
import type { Visitor } from './plan.ts'

const ROUNDS = 20

/** Makes one call of every kind first, so first-use loading is not measured. */
export async function warmUp(
  origin: string,
  visitor: Visitor,
  booker: Booker,
  venue: { sessionNo: number },
): Promise<void> {
  const { userId, enrolmentNo, lectureNo } = visitor
  const client = contractClient(origin)
  const { entity } = await client.call(login, {
    userId,
    userPw: PASSWORD,
    applicationId: 'edu',
    disconnect: 1,
  })
  const person = client.as(entity.accessToken)
  const { leaseNo } = (await person.call(openLecture, { enrolmentNo, lectureNo })).entity.lease
  for (let sequence = 1; sequence <= ROUNDS; sequence += 1) {
    await person.call(listOnlineEnrolments, { page: 1 })
    const played = { studyTime: 0, playedSeconds: 0, status: 2 as const, isStart: 0 as const }
    await person.call(recordProgress, { enrolmentNo, lectureNo, leaseNo, sequence, ...played })
  }
  const { path = applyInPerson.path, method, headers, body } = requestOf(booker, venue)
  const answer = await fetch(new URL(path, origin), { method, headers, body: String(body) } as RequestInit)
  if (!answer.ok) throw new Error(`A booking before the play answered ${answer.status}`)
  await answer.arrayBuffer()
}
