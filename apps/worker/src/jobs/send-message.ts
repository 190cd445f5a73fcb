import { sendMessage as contract } from '@hygiene/contracts'
import type { Transaction } from '@hygiene/db'
import { type MessageLinks, messageWords } from '@hygiene/domain'
import { type Sending, sendWaiting, type ToSend } from '@hygiene/operations/messages/send-waiting'
import type { WorkerDeps } from '../deps.ts'
import { handleJob } from '../handle-job.ts'
import { gatherMessage } from '../messages/gather-message.ts'

/** Sends a text message once, with words made of the facts of this moment. */
export async function sendMessageJob(deps: WorkerDeps, { messageNo }: { messageNo: number }): Promise<void> {
  await sendWaiting(deps.db, messageNo, (db, message) => outcomeOf(db, deps, message))
}

async function outcomeOf(db: Transaction, deps: WorkerDeps, message: ToSend): Promise<Sending> {
  if (message.member.withdrawnAt) return { failure: '탈퇴한 회원입니다.' }
  const facts = await gatherMessage(db, message, deps)
  if (!facts) return { failure: '보내기 전에 사정이 달라져 보내지 않았습니다.' }

  const result = await deps.sms.send({
    to: message.member.phone,
    text: messageWords(message.member.name, facts, linksAt(deps.config.PUBLIC_URL)),
    reference: String(message.messageNo),
  })
  if (result.outcome === 'sent') return { sentAt: deps.now(), providerNo: result.providerNo }
  deps.warn(`text message ${message.messageNo} refused: ${result.code}`)
  return { failure: `${result.code} ${result.message}`.slice(0, 300) }
}

function linksAt(publicUrl: string): MessageLinks {
  return {
    history: `${publicUrl}/edu/offline/list`,
    calendar: `${publicUrl}/edu/offline`,
    payments: `${publicUrl}/edu/payment/list`,
    certificates: `${publicUrl}/edu/completed`,
  }
}

export const sendMessageHandler = handleJob(contract, sendMessageJob)
