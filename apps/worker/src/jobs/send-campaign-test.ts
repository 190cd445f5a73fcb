import { sendCampaignTest as contract } from '@hygiene/contracts/platform/job/send-campaign-test'
import { sendTest } from '@hygiene/operations/staff/campaign/send-test'
import { takePlace } from '@hygiene/operations/platform/message/take-place'
import { associationAt } from '@hygiene/operations/staff/setting/read-versions'
import type { WorkerDeps } from '../deps.ts'
import { handleJob } from '../handle-job.ts'

export async function sendCampaignTestJob(deps: WorkerDeps, { testNo }: { testNo: number }): Promise<void> {
  const { db, sms, now, config } = deps
  const ceiling = { aDay: config.SMS_A_DAY, keptForUrgent: config.SMS_KEPT_FOR_URGENT }
  const { messageSender: sender } = await associationAt(db, now())
  const send = async ({ to, text, reference }: { to: string; text: string; reference: string }) => {
    const result = await sms.send({ to, text, reference, sender })
    if (result.outcome === 'sent') return { sentAt: now(), providerNo: result.providerNo }
    return { failure: `${result.code} ${result.message}`.slice(0, 300) }
  }
  const provider = {
    send,
    find: (message: Parameters<typeof sms.findSent>[0]) => sms.findSent(message),
    takePlace: (at: Date) => takePlace(db, ceiling, false, at),
  }
  await sendTest(db, testNo, provider, now)
}

export const sendCampaignTestHandler = handleJob(contract, sendCampaignTestJob)
