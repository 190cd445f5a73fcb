import { setTimeout as sleep } from 'node:timers/promises'
import { checkDuplicateId } from '@hygiene/contracts/member/account/check-duplicate-id'
import type { Booker } from '../bench/bookers.ts'
import { requestOf } from '../bench/cases/seats.ts'
import { persist, type Scene } from './calls.ts'

export async function book(
  scene: Scene,
  bookers: Iterator<Booker>,
  venue: { sessionNo: number },
): Promise<void> {
  while (!scene.signal.aborted) {
    const booker = bookers.next().value as Booker | undefined
    if (!booker) return
    const { path = '', headers, body } = requestOf(booker, venue)
    const answer = await persist(scene, path, {
      headers: headers as Record<string, string>,
      body: String(body),
    })
    if (answer?.code === 1) {
      const { applyEduNo } = answer.entity as { applyEduNo: number }
      scene.acknowledged.booked.set(applyEduNo, performance.now())
    } else if (answer) scene.acknowledged.refused.add(answer.message)
    await sleep(250 * scene.pause)
  }
}

export async function ask(scene: Scene): Promise<void> {
  while (!scene.signal.aborted) {
    const answer = await persist(
      scene,
      `${checkDuplicateId.path}?userId=freeid${scene.acknowledged.calls.answered}`,
      { method: 'GET' },
    )
    if (answer && answer.code !== 1) scene.acknowledged.refused.add(answer.message)
    else if (answer) scene.acknowledged.asked += 1
    await sleep(700 * scene.pause)
  }
}
