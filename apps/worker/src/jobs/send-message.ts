import { sendMessage as contract } from '@hygiene/contracts/platform/job/send-message'
import type { Transaction } from '@hygiene/db/connect'
import {
  eventAtOf,
  isOnlineMessage,
  isTextKind,
  MESSAGES,
  type MessageFacts,
  messageText,
} from '@hygiene/domain/platform/message/messages'
import type { MessageLinks } from '@hygiene/domain/platform/message/message'
import { nightWait } from '@hygiene/domain/platform/message/night-wait'
import { smsGoesOnAt } from '@hygiene/domain/platform/message/sms-ceiling'
import { judgeTurn } from '@hygiene/operations/staff/campaign/judge-turn'
import {
  type Provider,
  type Sending,
  sendWaiting,
  type ToSend,
} from '@hygiene/operations/platform/message/send-waiting'
import { causeOf } from '@hygiene/operations/platform/message/notified-before'
import { givePlaceBack, takePlace } from '@hygiene/operations/platform/message/take-place'
import { messageTextAt } from '@hygiene/operations/staff/setting/message-text-at'
import { associationAt } from '@hygiene/operations/staff/setting/read-versions'
import type { WorkerDeps } from '../deps.ts'
import { handleJob } from '../handle-job.ts'
import { gatherMessage } from '../messages/gather-message.ts'

const GONE = '보내기 전에 사정이 달라져 보내지 않았습니다.'

export async function sendMessageJob(deps: WorkerDeps, { messageNo }: { messageNo: number }): Promise<void> {
  const provider: Provider = {
    send: (db, message) => outcomeOf(db, deps, message),
    find: ({ member, createdAt }) =>
      deps.sms.findSent({ to: member.phone, reference: String(messageNo), since: createdAt }),
    findCause: (message, since) =>
      deps.sms.findSent({ to: message.member.phone, cause: causeOf(message), since }),
    ...placesOf(deps),
  }
  await sendWaiting(deps.db, messageNo, provider, deps.now())
}

function placesOf({ db, config, now }: WorkerDeps): Pick<Provider, 'takePlace' | 'givePlaceBack'> {
  const at = now()
  const ceiling = { aDay: config.SMS_A_DAY, keptForUrgent: config.SMS_KEPT_FOR_URGENT }
  return {
    takePlace: async ({ kind }) =>
      (await takePlace(db, ceiling, MESSAGES[kind].rule.isUrgent, at)) ? null : smsGoesOnAt(at),
    givePlaceBack: () => givePlaceBack(db, at),
  }
}

async function outcomeOf(db: Transaction, deps: WorkerDeps, message: ToSend): Promise<Sending> {
  if (message.kind === 'campaign') return sendCampaign(db, deps, message)
  if (message.member.withdrawnAt) return { failure: '탈퇴한 회원입니다.' }
  if (message.member.dormantAt && isOnlineMessage(message.kind)) return { failure: '휴면 계정입니다.' }
  const facts = await gatherMessage(db, message, deps)
  if (!facts) return { failure: GONE }
  const until = nightWait(message.kind, eventAtOf(facts), deps.now())
  return until ? { waitsUntil: until } : sendText(db, deps, message, facts)
}

/** Checks night, refusals and a pause last, at the moment of calling the provider. */
async function sendCampaign(db: Transaction, deps: WorkerDeps, message: ToSend): Promise<Sending> {
  const facts = await gatherMessage(db, message, deps)
  const turn = await judgeTurn(db, message, deps.now)
  if (turn.outcome === 'wait') return { waitsUntil: turn.until }
  if (turn.outcome === 'never' || !facts) return { failure: turn.outcome === 'never' ? turn.failure : GONE }
  return sendText(db, deps, message, facts)
}

async function sendText(
  db: Transaction,
  deps: WorkerDeps,
  message: ToSend,
  facts: MessageFacts,
): Promise<Sending> {
  const association = await associationAt(db, deps.now())
  const body = isTextKind(facts.kind) ? (await messageTextAt(db, facts.kind, deps.now())).body : undefined
  const result = await deps.sms.send({
    ...addressOf(message),
    sender: association.messageSender,
    text: messageText(message.member.name, facts, linksAt(deps.config.PUBLIC_URL), association, body),
  })
  if (result.outcome === 'sent') return { sentAt: deps.now(), providerNo: result.providerNo }
  deps.warn(`text message ${message.messageNo} refused: ${result.code}`)
  return { failure: `${result.code} ${result.message}`.slice(0, 300) }
}

function addressOf(message: ToSend): { to: string; reference: string; cause: string } {
  return { to: message.member.phone, reference: String(message.messageNo), cause: causeOf(message) }
}

/** Short messages omit https://, which phones add and the 90 bytes cannot hold. */
function linksAt(publicUrl: string): MessageLinks {
  const short = publicUrl.replace(/^https:\/\//, '')
  return {
    study: `${short}/m`,
    history: `${publicUrl}/edu/offline/list`,
    calendar: `${publicUrl}/edu/offline`,
    payments: `${publicUrl}/edu/payment/list`,
    certificates: `${publicUrl}/edu/completed`,
  }
}

export const sendMessageHandler = handleJob(contract, sendMessageJob)
