import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Answer, ok } from '../world/answers.ts'
import type { MessageRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { solapiError } from './caller.ts'

const sending = z.object({
  messages: z
    .array(
      z.object({
        to: z.string(),
        from: z.string(),
        text: z.string().min(1),
        customFields: z.record(z.string(), z.string()).optional(),
      }),
    )
    .min(1),
  showMessageList: z.boolean().default(false),
})

type Wanted = z.infer<typeof sending>['messages'][number]

const SMS_BYTES = 90
const LMS_BYTES = 2_000
const KEPT = 2_000
const MOBILE = /^01[016789]\d{7,8}$/

/**
 * Serves POST /messages/v4/send-many/detail: accepts the messages that can be sent and lists the others in an answer that is
 * still 2xx.
 */
export function registerMessages(world: World, sent: unknown): Answer {
  const body = sending.safeParse(sent)
  if (!body.success) return solapiError(400, 'ValidationError', z.prettifyError(body.error))
  const groupId = `G4V${randomUUID().replaceAll('-', '').toUpperCase()}`
  const records = body.data.messages.map((wanted) => record(world, groupId, wanted))
  world.state.messages = [...world.state.messages, ...records].slice(-KEPT)
  world.changed()

  const failed = records.filter(({ failure }) => failure !== undefined)
  return ok({
    failedMessageList: failed.map(showMessage),
    groupInfo: {
      groupId,
      accountId: 'sandbox',
      count: {
        total: records.length,
        registeredFailed: failed.length,
        registeredSuccess: records.length - failed.length,
      },
    },
    ...(body.data.showMessageList ? { messageList: records.map(showMessage) } : {}),
  })
}

function record(world: World, groupId: string, wanted: Wanted): MessageRecord {
  const to = wanted.to.replaceAll('-', '')
  const bytes = bytesOf(wanted.text)
  return {
    ...wanted,
    to,
    id: `M4V${randomUUID().replaceAll('-', '').toUpperCase()}`,
    groupId,
    type: bytes > SMS_BYTES ? 'LMS' : 'SMS',
    at: world.now().toISOString(),
    failure: failureOf(world, to, wanted, bytes),
  }
}

/** The sentences are ours: the provider's list of codes was not available. */
function failureOf(world: World, to: string, { from }: Wanted, bytes: number): string | undefined {
  const { unreachable } = world.state.faults
  if (from.replaceAll('-', '') !== world.options.smsSender) return '등록되지 않은 발신번호입니다.'
  if (!MOBILE.test(to)) return '수신번호 형식이 올바르지 않습니다.'
  if (bytes > LMS_BYTES) return '메시지 길이가 2,000바이트를 넘습니다.'
  return unreachable.includes('all') || unreachable.includes(to) ? '수신할 수 없는 번호입니다.' : undefined
}

/** Counts EUC-KR as the provider does: one byte for ASCII, two for everything else. */
function bytesOf(text: string): number {
  return Array.from(text).reduce((bytes, letter) => bytes + (letter.charCodeAt(0) < 128 ? 1 : 2), 0)
}

export function showMessage({ id, to, from, type, customFields, failure }: MessageRecord): object {
  return {
    to,
    from,
    type,
    country: '82',
    messageId: id,
    accountId: 'sandbox',
    statusCode: failure === undefined ? '2000' : '3000',
    statusMessage: failure ?? '정상 접수(이통사로 접수 예정)',
    customFields,
  }
}
