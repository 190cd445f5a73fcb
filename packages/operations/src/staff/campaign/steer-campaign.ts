import { steerCampaign as contract } from '@hygiene/contracts/staff/campaign/steer-campaign'
import type { Campaign } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { type CampaignAction, campaignActionLabel } from '@hygiene/domain/staff/campaign/campaign'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { giveUpWaiting, handOverWaiting } from '../../platform/message/hand-over-waiting.ts'
import { lockCampaign } from './find-campaign.ts'

const FROM: Record<CampaignAction, readonly Campaign['status'][]> = {
  pause: ['running'],
  goOn: ['paused'],
  stop: ['asked', 'running', 'paused'],
}

export const CAMPAIGN_STOPPED = '중단한 캠페인이라 보내지 않았습니다.'

/** Pauses, resumes or ends a campaign after the current batch; sent messages stay sent. */
export const steerCampaign = operation(contract, async ({ db, input, now, log }) => {
  const { campaignNo, action } = input
  const campaign = await lockCampaign(db, campaignNo)
  if (!campaign) return denied('CAMPAIGN_NOT_FOUND')
  if (!FROM[action].includes(campaign.status)) return denied('CAMPAIGN_STATE')
  await DO[action](db, campaignNo, now)
  log({ detail: campaignActionLabel[action] })
  return { campaignNo }
})

const DO: Record<CampaignAction, (db: Transaction, campaignNo: number, now: Date) => Promise<void>> = {
  async pause(db, campaignNo) {
    await db.campaign.update({ where: { campaignNo }, data: { status: 'paused' } })
  },
  /** Held messages count towards this minute, so resuming does not exceed the rate. */
  async goOn(db, campaignNo, now) {
    await db.campaign.update({ where: { campaignNo }, data: { status: 'running' } })
    const messageNos = await handOverWaiting(db, await messagesOf(db, campaignNo))
    await db.campaignPerson.updateMany({
      where: { campaignNo, messageNo: { in: messageNos } },
      data: { takenAt: now },
    })
  },
  async stop(db, campaignNo, now) {
    await db.campaign.update({ where: { campaignNo }, data: { status: 'stopped', endedAt: now } })
    await giveUpWaiting(db, await messagesOf(db, campaignNo), CAMPAIGN_STOPPED)
  },
}

async function messagesOf(db: Transaction, campaignNo: number): Promise<number[]> {
  const rows = await db.campaignPerson.findMany({
    where: { campaignNo, message: { sentAt: null, failure: null } },
    select: { messageNo: true },
    orderBy: { messageNo: 'asc' },
  })
  return rows.flatMap(({ messageNo }) => (messageNo === null ? [] : [messageNo]))
}
