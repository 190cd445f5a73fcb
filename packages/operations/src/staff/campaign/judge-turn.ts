import type { CampaignLeftOut, Member, Message } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { campaignLeftOutLabel, type CampaignKindName } from '@hygiene/domain/staff/campaign/campaign'
import { consentBasis, isConsentAlive } from '@hygiene/domain/member/policy/marketing-consent'
import { nightUntil } from '@hygiene/domain/platform/message/quiet-hours'
import { CAMPAIGN_STOPPED } from './steer-campaign.ts'

/** After which a message comes back whose member was being changed. */
const BUSY_MS = 5_000

export type Turn =
  | { outcome: 'send' }
  /** Null: until the campaign goes on. */
  | { outcome: 'wait'; until: Date | null }
  | { outcome: 'never'; failure: string }

/**
 * Whether a message of a campaign may go out at this instant, asked last of all before the provider is. Consent and telephone are
 * read with the member held until the message is sent: no message goes out after a refusal has been answered.
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

/** False while the member is being changed: waiting for it with the message in hand could end in a circle. */
async function holdMember(db: Transaction, memberNo: number): Promise<boolean> {
  const rows = await db.$queryRaw<object[]>`
    SELECT 1 FROM "Member" WHERE "memberNo" = ${memberNo} FOR SHARE SKIP LOCKED`
  return rows.length === 1
}

/** Why a person is left out who was not when the audience was frozen. */
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
