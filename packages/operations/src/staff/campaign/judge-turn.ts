import type { CampaignLeftOut, Member, Message } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { campaignLeftOutLabel, type CampaignKindName } from '@hygiene/domain/staff/campaign/campaign'
import { consentBasis, isConsentAlive } from '@hygiene/domain/member/policy/marketing-consent'
import { nightUntil } from '@hygiene/domain/platform/message/quiet-hours'
import { CAMPAIGN_STOPPED } from './steer-campaign.ts'

const BUSY_MS = 5_000

export type Turn =
  | { outcome: 'send' }
  /** Is null until the campaign resumes. */
  | { outcome: 'wait'; until: Date | null }
  | { outcome: 'never'; failure: string }

/**
 * Decides whether a campaign message may be sent now, just before the provider call. Holds the member until it is sent and reads
 * consent and telephone, so that no message follows a confirmed refusal.
 */
export async function judgeTurn(
  db: Transaction,
  { messageNo, memberNo }: Pick<Message, 'messageNo' | 'memberNo'>,
  clock: () => Date,
): Promise<Turn> {
  const person = await db.campaignPerson.findUnique({ where: { messageNo }, include: { campaign: true } })
  if (!person || person.campaign.status === 'stopped') return { outcome: 'never', failure: CAMPAIGN_STOPPED }
  if (person.campaign.status === 'paused') return { outcome: 'wait', until: null }

  const now = clock()
  if (!(await holdMember(db, memberNo))) return { outcome: 'wait', until: new Date(now.getTime() + BUSY_MS) }
  const member = await db.member.findUniqueOrThrow({ where: { memberNo } })
  const until = nightUntil(now)
  if (until) return { outcome: 'wait', until }
  const leftOut = leftOutNow(person.campaign.kind, person.phone, member, now)
  if (leftOut === null) return { outcome: 'send' }
  await db.campaignPerson.update({ where: { messageNo }, data: { leftOut } })
  return { outcome: 'never', failure: `${campaignLeftOutLabel[leftOut]}: 보내지 않았습니다.` }
}

/** Returns false if the member is being changed, because waiting while holding the message could deadlock. */
async function holdMember(db: Transaction, memberNo: number): Promise<boolean> {
  const rows = await db.$queryRaw<object[]>`
    SELECT 1 FROM "Member" WHERE "memberNo" = ${memberNo} FOR SHARE SKIP LOCKED`
  return rows.length === 1
}

/** Returns why a person must be left out who was included when the audience was frozen. */
function leftOutNow(
  kind: CampaignKindName,
  phone: string,
  member: Member,
  now: Date,
): CampaignLeftOut | null {
  if (member.withdrawnAt) return 'withdrawn'
  if (member.dormantAt) return 'dormant'
  if (member.phone !== phone) return 'phoneChanged'
  if (kind === 'notice' || isConsentAlive(member, now)) return null
  return consentBasis(member) === null ? 'refused' : 'consentEnded'
}
