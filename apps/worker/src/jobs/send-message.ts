import { sendMessage as contract } from '@hygiene/contracts'
import type { Member, Message, Transaction } from '@hygiene/db'
import { type MessageLinks, messageWords } from '@hygiene/domain'
import type { WorkerDeps } from '../deps.ts'
import { handleJob } from '../handle-job.ts'
import { gatherMessage } from '../messages/gather-message.ts'

type ToSend = Message & { member: Member }

/**
 * Sends a text message once. The row stays locked while the provider is asked, so that the same job in two hands sends
 * one; only where the provider's answer is lost, or a worker dies before our commit, it goes out again: twice is better
 * than never.
 */
export async function sendMessageJob(deps: WorkerDeps, { messageNo }: { messageNo: number }): Promise<void> {
  await deps.db.$transaction(async (db) => {
    const message = await lockUnsent(db, messageNo)
    if (!message) return
    await db.message.update({ where: { messageNo }, data: await outcomeOf(db, deps, message) })
  })
}

async function lockUnsent(db: Transaction, messageNo: number): Promise<ToSend | null> {
  await db.$queryRaw`SELECT 1 FROM "Message" WHERE "messageNo" = ${messageNo} FOR UPDATE`
  return db.message.findUnique({
    where: { messageNo, sentAt: null, failure: null },
    include: { member: true },
  })
}

async function outcomeOf(
  db: Transaction,
  deps: WorkerDeps,
  message: ToSend,
): Promise<Pick<Message, 'failure'> | Pick<Message, 'sentAt' | 'providerNo'>> {
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
