import { freezeCampaign as contract } from '@hygiene/contracts/staff/campaign/freeze-campaign'
import { allOf } from '@hygiene/db/keyset'
import { Prisma } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { type CampaignKindName, isCampaignOpen } from '@hygiene/domain/staff/campaign/campaign'
import { conditionText } from '@hygiene/domain/staff/export/export-conditions'
import { consentSince } from '@hygiene/domain/member/policy/marketing-consent'
import { denied } from '@hygiene/domain/verdict'
import { MOBILE_PHONE } from '@hygiene/domain/member/account/phone'
import { operation } from '../../kit/operation.ts'
import type { FilterOf } from '../../kit/list-plan.ts'
import { listMembers } from '../../member/account/staff/list-members.ts'
import { lockCampaign } from './find-campaign.ts'

const EVERYONE = '모든 회원'
/** Limits an audience: more than the current number of members, and few enough for one statement. */
const AUDIENCE_LIMIT = 100_000

/**
 * Stores everyone who matches the conditions now, with a telephone or the reason for leaving them out. Of several accounts with
 * one telephone the first permitted one gets the message. Repeating it replaces the audience.
 */
export const freezeCampaign = operation(contract, async ({ db, input, now, log }) => {
  const { campaignNo, filter } = input
  const campaign = await lockCampaign(db, campaignNo)
  if (!campaign) return denied('CAMPAIGN_NOT_FOUND')
  if (!isCampaignOpen(campaign.status)) return denied('CAMPAIGN_ORDERED')
  await db.campaignPerson.deleteMany({ where: { campaignNo } })
  const count = await insertPeople(db, { campaignNo, kind: campaign.kind }, filter, now)
  if (count > AUDIENCE_LIMIT) return denied('SET_TOO_LARGE')
  const revision = campaign.revision + 1
  const foundText = Object.keys(filter).length === 0 ? EVERYONE : conditionText('members', filter)
  const kept = { conditions: { filter }, foundText, frozenAt: now }
  await db.campaign.update({
    where: { campaignNo },
    data: { ...kept, revision, status: 'draft', text: null },
  })
  log({
    detail: `${revision}`,
    reason: `${count.toLocaleString('ko-KR')}명: ${foundText}`.slice(0, 200),
  })
  return { campaignNo }
})

async function insertPeople(
  db: Transaction,
  { campaignNo, kind }: { campaignNo: number; kind: CampaignKindName },
  filter: FilterOf<typeof listMembers.contract>,
  now: Date,
): Promise<number> {
  const { from, where } = listMembers.found({ filter, text: '' }, { branches: null, now })
  return db.$executeRaw`
    INSERT INTO "CampaignPerson" ("campaignNo", "memberNo", "phone", "leftOut")
    SELECT ${campaignNo}, "memberNo", CASE WHEN "leftOut" IS NULL THEN "phone" ELSE '' END, "leftOut"::"CampaignLeftOut"
      FROM (SELECT "memberNo", "phone", CASE WHEN "own" IS NOT NULL THEN "own"
                   WHEN row_number() OVER (PARTITION BY "phone", "own" IS NULL ORDER BY "memberNo") > 1 THEN 'samePhone' END AS "leftOut"
              FROM (SELECT m."memberNo", m."phone", CASE
                           WHEN m."dormantAt" IS NOT NULL THEN 'dormant'
                           WHEN m."phone" !~ ${MOBILE_PHONE.source} THEN 'noPhone'
                           ${kind === 'advert' ? withoutConsent(now) : Prisma.empty} END AS "own"
                      FROM ${from} WHERE ${allOf(where)} LIMIT ${AUDIENCE_LIMIT + 1}) AS found) AS judged`
}

/** Applies the rule of `leftOutNow`. A withdrawn consent counts as given once. */
function withoutConsent(now: Date): Prisma.Sql {
  return Prisma.sql`
    WHEN m."marketingAgreedAt" IS NULL AND EXISTS (
      SELECT 1 FROM "ConsentRecord" c WHERE c."memberNo" = m."memberNo" AND c."kind" = 'marketing' AND c."isGiven") THEN 'refused'
    WHEN m."marketingAgreedAt" IS NULL THEN 'noConsent'
    WHEN greatest(m."marketingAgreedAt", m."marketingConfirmedAt") < ${consentSince(now)} THEN 'consentEnded'`
}
