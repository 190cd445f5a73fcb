import type { PrismaClient } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { campaignAllowance } from '@hygiene/domain/staff/campaign/campaign'
import { nightUntil } from '@hygiene/domain/platform/message/quiet-hours'
import { notifyPeople } from '../../platform/message/notify-people.ts'
import { lockCampaign } from './find-campaign.ts'

const MINUTE_MS = 60_000

/** Hands over the next messages of each campaign that runs, by day; answers how many. */
export async function runCampaigns(client: PrismaClient, clock: () => Date): Promise<number> {
  const now = clock()
  if (nightUntil(now)) return 0
  const running = await client.campaign.findMany({
    where: { status: 'running', OR: [{ startsAt: null }, { startsAt: { lte: now } }] },
    select: { campaignNo: true },
    orderBy: { campaignNo: 'asc' },
  })
  let handed = 0
  for (const { campaignNo } of running)
    handed += await client.$transaction((db) => runBatch(db, campaignNo, clock))
  return handed
}

/**
 * The messages of one batch and whose they are is one transaction behind the campaign's lock: killed anywhere, or in two
 * hands, each person has one turn, and no minute has more turns than the campaign allows.
 */
async function runBatch(db: Transaction, campaignNo: number, clock: () => Date): Promise<number> {
  const campaign = await lockCampaign(db, campaignNo)
  const now = clock()
  if (campaign?.status !== 'running' || nightUntil(now)) return 0
  const inLastMinute = await db.campaignPerson.count({
    where: { campaignNo, takenAt: { gt: new Date(now.getTime() - MINUTE_MS) } },
  })
  const people = await db.campaignPerson.findMany({
    where: { campaignNo, takenAt: null, leftOut: null },
    select: { memberNo: true },
    orderBy: { memberNo: 'asc' },
    take: campaignAllowance(campaign.perMinute, inLastMinute),
  })
  if (people.length === 0) {
    await endIfDone(db, campaignNo, now)
    return 0
  }
  const wanted = people.map(({ memberNo }) => ({ memberNo, aboutNo: campaignNo }))
  const messages = await notifyPeople(db, 'campaign', wanted, now)
  await db.$executeRaw`
    UPDATE "CampaignPerson" p SET "takenAt" = ${now}, "messageNo" = made."messageNo"
      FROM unnest(${messages.map(({ memberNo }) => memberNo)}::int[],
                  ${messages.map(({ messageNo }) => messageNo)}::int[]) AS made ("memberNo", "messageNo")
     WHERE p."campaignNo" = ${campaignNo} AND p."memberNo" = made."memberNo"`
  return messages.length
}

/** It is done when each turn has come and each message has gone out or never will. */
async function endIfDone(db: Transaction, campaignNo: number, now: Date): Promise<void> {
  const open = await db.campaignPerson.count({
    where: {
      campaignNo,
      leftOut: null,
      OR: [{ takenAt: null }, { message: { sentAt: null, failure: null } }],
    },
  })
  if (open === 0) await db.campaign.update({ where: { campaignNo }, data: { status: 'done', endedAt: now } })
}
