import type { MessageRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { showMessage } from './register-messages.ts'

/** A message with what the provider knows of its delivery: 2000 nothing yet, 4000 received, another code why not. */
export function showReport(world: World, message: MessageRecord): object {
  const { undelivered, reportDelayMs } = world.state.faults
  const reportedAt = new Date(Date.parse(message.at) + reportDelayMs)
  if (reportedAt > world.now()) return { ...showMessage(message), dateReceived: null, reason: null }
  const isLost = undelivered.includes('all') || undelivered.includes(message.to)
  return {
    ...showMessage(message),
    statusCode: isLost ? '3103' : '4000',
    statusMessage: isLost ? '없는 번호' : '수신완료',
    reason: isLost ? '없는 번호' : null,
    dateReceived: isLost ? null : reportedAt.toISOString(),
    dateReported: reportedAt.toISOString(),
  }
}
