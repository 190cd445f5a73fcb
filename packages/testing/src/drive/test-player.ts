import type { EnrolmentNo, LectureNo } from '@hygiene/domain/record-numbers'
import { openLecture } from '@hygiene/contracts/education/study/open-lecture'
import { recordProgress } from '@hygiene/contracts/education/study/record-progress'
import type { Answer, ContractClient } from '../client.ts'
import type { ServedApi } from '../served-api.ts'

interface Progress {
  at: number
  played: number
  isStart?: 0 | 1
  status?: 1 | 2
  sequence?: number
}

export interface TestPlayer {
  leaseNo: string
  send(progress: Progress): Promise<Answer<typeof recordProgress>>
  play(from: number, seconds: number, every?: number): Promise<number>
}

export async function openPlayer(
  api: ServedApi,
  client: ContractClient,
  lecture: { enrolmentNo: EnrolmentNo; lectureNo: LectureNo },
): Promise<TestPlayer> {
  const opened = await client.call(openLecture, { ...lecture, takeOver: 1 })
  const { leaseNo } = opened.entity.lease
  let last = 0
  async function send({ at, played, isStart = 1, status = 2, sequence }: Progress) {
    last = sequence ?? last + 1
    return client.call(recordProgress, {
      ...lecture,
      leaseNo,
      studyTime: at,
      playedSeconds: played,
      isStart,
      status,
      sequence: last,
    })
  }
  async function play(from: number, seconds: number, every = 60) {
    await send({ at: from, played: 0 })
    let credited = from
    for (let done = 0; done < seconds; done += every) {
      const played = Math.min(every, seconds - done)
      api.clock.advance(played)
      credited = (await send({ at: from + done + played, played })).entity.studyTime
    }
    return credited
  }
  return { leaseNo, send, play }
}
