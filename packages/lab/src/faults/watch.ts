import { setTimeout as sleep } from 'node:timers/promises'
import { recordProgress } from '@hygiene/contracts/education/study/record-progress'
import type { Student } from '../bench/students.ts'
import { asJson, persist, type Scene } from './calls.ts'

interface Recorded {
  studyTime: number
  reason: string | null
}

export async function watch(scene: Scene, student: Student): Promise<void> {
  const { enrolmentNo, lectureNo, leaseNo, token } = student
  const { watched, refused } = scene.acknowledged
  const key = `${enrolmentNo}.${lectureNo}`
  const before = watched.get(key)
  let begunAt = performance.now()
  const since = before?.since ?? begunAt
  let from = before?.credited ?? 0
  let notified = from

  async function record(position: number, isStart: 0 | 1): Promise<Recorded | undefined> {
    student.sequence += 1
    const { sequence } = student
    const playedSeconds = Math.max(0, position - notified)
    const progress = {
      enrolmentNo,
      lectureNo,
      leaseNo,
      sequence,
      studyTime: position,
      playedSeconds,
      status: 2,
    }
    const answer = await persist(scene, recordProgress.path, asJson(token, { ...progress, isStart }))
    if (answer?.code !== 1) {
      if (answer) refused.add(answer.message)
      return undefined
    }
    notified = position
    const recorded = answer.entity as Recorded
    watched.set(key, { enrolmentNo, lectureNo, credited: recorded.studyTime, since })
    return recorded
  }

  while (!scene.signal.aborted) {
    await sleep(1_000 * scene.pause)
    const recorded = await record(from + (performance.now() - begunAt) / 1000, 1)
    if (recorded?.reason !== 'CHECKPOINT_WAITING') continue
    // Handles the prompt after 40 minutes: the player pauses at the mark and the person continues.
    from = recorded.studyTime
    await record(from, 0)
    await record(from, 1)
    begunAt = performance.now()
  }
}
