import type { PrismaClient } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { campaignAllowance } from '@hygiene/domain/staff/campaign/campaign'
import { nightUntil } from '@hygiene/domain/platform/message/quiet-hours'
import { notifyPeople } from '../../platform/message/notify-people.ts'
import { lockCampaign } from './find-campaign.ts'

const MINUTE_MS = 60_000

/** Hands over the next messages of each running campaign, only by day. Returns how many. */
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
 * Assigns messages to people in one transaction behind the campaign's lock. After crashes or with two workers each person still
 * has one turn, and no minute exceeds the campaign's rate.
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
