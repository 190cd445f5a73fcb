import { setTimeout as sleep } from 'node:timers/promises'
import {
  checkDuplicateId,
  CSRF_HEADER,
  CSRF_VALUE,
  openOrder,
  recordProgress,
  toWireNames,
} from '@hygiene/contracts'
import type { Booker } from '../bench/bookers.ts'
import { requestOf } from '../bench/cases/seats.ts'
import type { Student } from '../bench/students.ts'
import type { Acknowledged } from './acknowledged.ts'
import type { Stage } from './stage.ts'

interface Scene {
  stage: Stage
  acknowledged: Acknowledged
  /** Ends every actor after its present call. */
  signal: AbortSignal
}

interface Called {
  code: number
  message: string
  entity: unknown
}

const PATIENCE_MS = 8_000

/** One call, made again until it is answered with a yes or a no; undefined where the scene ended first. */
async function persist(
  { stage, acknowledged: { calls }, signal }: Scene,
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string },
): Promise<Called | undefined> {
  while (!signal.aborted) {
    try {
      const response = await fetch(`http://127.0.0.1:${stage.api.front.port}${path}`, {
        method: 'POST',
        ...init,
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const answer = (await response.json()) as Called
      if (response.status < 500) {
        calls.answered += 1
        return answer
      }
    } catch {
      // Away, frozen or cut: the client says so and tries again.
    }
    calls.repeated += 1
    await sleep(300)
  }
  return undefined
}

const asJson = (token: string, body: object) => ({
  headers: {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    [CSRF_HEADER]: CSRF_VALUE,
  },
  body: JSON.stringify(toWireNames(body)),
})

/** Watches in real time, one record a second, and keeps the seconds of records that were not answered for the next. */
export async function watch(scene: Scene, student: Student): Promise<void> {
  const { enrolmentNo, lectureNo, leaseNo, token } = student
  const key = `${enrolmentNo}.${lectureNo}`
  const before = scene.acknowledged.watched.get(key)
  const since = performance.now()
  const from = before?.credited ?? 0
  let told = from
  while (!scene.signal.aborted) {
    await sleep(1_000)
    const position = from + (performance.now() - since) / 1000
    student.sequence += 1
    const record = {
      enrolmentNo,
      lectureNo,
      leaseNo,
      sequence: student.sequence,
      studyTime: position,
      playedSeconds: position - told,
      status: 2,
      isStart: 1,
    }
    const answer = await persist(scene, recordProgress.path, asJson(token, record))
    if (answer?.code !== 1) {
      if (answer) scene.acknowledged.refused.add(answer.message)
      continue
    }
    told = position
    const { studyTime } = answer.entity as { studyTime: number }
    const watched = { enrolmentNo, lectureNo, credited: studyTime, since: before?.since ?? since }
    scene.acknowledged.watched.set(key, watched)
  }
}

/** People come one after the other and want a seat in the hall. */
export async function book(
  scene: Scene,
  bookers: Iterator<Booker>,
  hall: { sessionNo: number },
): Promise<void> {
  while (!scene.signal.aborted) {
    const booker = bookers.next().value as Booker | undefined
    if (!booker) return
    const { path = '', headers, body } = requestOf(booker, hall)
    const answer = await persist(scene, path, {
      headers: headers as Record<string, string>,
      body: String(body),
    })
    if (answer?.code === 1) {
      const { applyEduNo } = answer.entity as { applyEduNo: number }
      scene.acknowledged.booked.set(applyEduNo, performance.now())
    } else if (answer) scene.acknowledged.refused.add(answer.message)
    await sleep(250)
  }
}

/** Asks again and again whether an id is free: a call whose limit all processes count together. */
export async function ask(scene: Scene): Promise<void> {
  while (!scene.signal.aborted) {
    const answer = await persist(
      scene,
      `${checkDuplicateId.path}?userId=freeid${scene.acknowledged.calls.answered}`,
      { method: 'GET' },
    )
    if (answer && answer.code !== 1) scene.acknowledged.refused.add(answer.message)
    else if (answer) scene.acknowledged.asked += 1
    await sleep(700)
  }
}

/** Opens orders and never pays. */
export async function hesitate(scene: Scene, payers: Iterator<Payer>): Promise<void> {
  while (!scene.signal.aborted) {
    const payer = payers.next().value as Payer | undefined
    if (!payer) return
    const { applicationNo, token } = payer
    const answer = await persist(scene, openOrder.path, asJson(token, { applicationNo, paymentType: 1 }))
    if (answer?.code !== 1) continue
    scene.acknowledged.unpaid.add((answer.entity as { paymentId: string }).paymentId)
    await sleep(3_000)
  }
}

export interface Payer {
  applicationNo: number
  token: string
}

/** People come one after the other, open an order and pay it by card in the gateway's window. */
export async function pay(scene: Scene, payers: Iterator<Payer>, pauseMs: number): Promise<void> {
  while (!scene.signal.aborted) {
    const payer = payers.next().value as Payer | undefined
    if (!payer) return
    const { applicationNo, token } = payer
    const answer = await persist(scene, openOrder.path, asJson(token, { applicationNo, paymentType: 1 }))
    if (answer?.code !== 1) {
      if (answer) scene.acknowledged.refused.add(answer.message)
      continue
    }
    const { paymentId, totalAmount } = answer.entity as { paymentId: string; totalAmount: number }
    await approve(scene, paymentId, totalAmount)
    await sleep(pauseMs)
  }
}

async function approve(
  { stage, acknowledged, signal }: Scene,
  paymentId: string,
  amountWon: number,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await stage.sandbox.control(`/payments/${paymentId}/approve`, { method: 'CARD', amountWon })
      acknowledged.paid.add(paymentId)
      return
    } catch {
      await sleep(300)
    }
  }
}
