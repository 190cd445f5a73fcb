import type { Answer } from '../world/answers.ts'
import type { World } from '../world/world.ts'
import { refusal } from './refusals.ts'

const keptMs = 3 * 3_600_000
const underway = new WeakMap<World, Set<string>>()

/** Implements PortOne's Idempotency-Key: the first outcome, success or failure, is repeated for three hours. */
export async function idempotent(
  world: World,
  key: string | undefined,
  requestText: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return work()
  if (!/^"[\x20-\x21\x23-\x7e]{16,256}"$/.test(key)) {
    return refusal('INVALID_REQUEST', 'Idempotency-Key 는 따옴표로 감싼 16~256자의 문자열이어야 합니다.')
  }
  const running = underway.get(world) ?? new Set<string>()
  underway.set(world, running)
  if (running.has(key)) {
    return refusal('IDEMPOTENCY_OUTSTANDING_REQUEST', '같은 키의 요청을 처리하고 있습니다.')
  }
  const earlier = world.state.idempotent[key]
  const now = world.now()
  if (earlier && now.getTime() - Date.parse(earlier.at) < keptMs) {
    if (earlier.request === requestText) return { status: earlier.status, body: earlier.body }
    return refusal('INVALID_REQUEST', '같은 Idempotency-Key 를 다른 요청에 사용했습니다.')
  }
  running.add(key)
  try {
    const first = await work()
    world.state.idempotent[key] = { at: now.toISOString(), request: requestText, ...first }
    world.changed()
    return first
  } finally {
    running.delete(key)
  }
}
