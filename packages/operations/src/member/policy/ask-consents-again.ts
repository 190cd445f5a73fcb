import { eachInTransaction, type OnTrouble } from '@hygiene/db/each-in-transaction'
import { lockMember } from '@hygiene/db/locks'
import type { PrismaClient } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { askAgainBefore, consentBasis, consentSince } from '@hygiene/domain/member/policy/marketing-consent'
import { MARKETING_TEXT_VERSION } from '@hygiene/domain/member/policy/consent-texts'
import { nightUntil } from '@hygiene/domain/platform/message/quiet-hours'
import { notifyOnce } from '../../platform/message/notify-once.ts'

const A_VIEW = 2_000
const NOTIFIED_DAYS = 40

interface Asked {
  memberNo: number
  consentNo: number
}

interface Notified {
  memberNo: number
  sentAt: Date
}

/**
 * Notifies members whose advertising consent is nearly two years old of its date and how to withdraw it (Network Act, Art. 50⑧;
 * Enforcement Decree, Art. 62-3). A member who is notified and does not withdraw has confirmed it, which is stored in the
 * history.
 */
export async function askConsentsAgain(
  client: PrismaClient,
  onTrouble: OnTrouble,
  now: Date,
): Promise<{ asked: number; confirmed: number }> {
  const notified = await findNotified(client, now)
  const confirming = { name: ({ memberNo }: Notified) => `consent of member ${memberNo}`, onTrouble }
  const confirmed = await eachInTransaction(client, notified, confirming, confirm)
  if (nightUntil(now)) return { asked: 0, confirmed: confirmed.length }

  const due = await findDue(client, now)
  const asking = { name: ({ consentNo }: Asked) => `consent ${consentNo}`, onTrouble }
  const asked = await eachInTransaction(client, due, asking, (db, { memberNo, consentNo }) =>
    notifyOnce(db, 'consentAskedAgain', { memberNo, aboutNo: consentNo }, now),
  )
  return { asked: asked.length, confirmed: confirmed.length }
}

function findDue(client: PrismaClient, now: Date): Promise<Asked[]> {
  return client.$queryRaw<Asked[]>`
    SELECT m."memberNo", r."consentNo" FROM "Member" m
      CROSS JOIN LATERAL (SELECT "consentNo" FROM "ConsentRecord" c
                           WHERE c."memberNo" = m."memberNo" AND c."kind" = 'marketing' AND c."isGiven"
                           ORDER BY c."at" DESC, c."consentNo" DESC LIMIT 1) r
     WHERE m."marketingAgreedAt" < ${askAgainBefore(now)}
       AND greatest(m."marketingAgreedAt", m."marketingConfirmedAt") < ${askAgainBefore(now)}
       AND greatest(m."marketingAgreedAt", m."marketingConfirmedAt") >= ${consentSince(now)}
       AND m."withdrawnAt" IS NULL AND m."dormantAt" IS NULL
       AND NOT EXISTS (SELECT 1 FROM "Message" s WHERE s."kind" = 'consentAskedAgain' AND s."aboutNo" = r."consentNo")
     ORDER BY m."memberNo" LIMIT ${A_VIEW}`
}

function findNotified(client: PrismaClient, now: Date): Promise<Notified[]> {
  const since = new Date(now.getTime() - NOTIFIED_DAYS * 86_400_000)
  return client.$queryRaw<Notified[]>`
    SELECT s."memberNo", max(s."sentAt") AS "sentAt" FROM "Message" s JOIN "Member" m USING ("memberNo")
     WHERE s."kind" = 'consentAskedAgain' AND s."sentAt" > ${since}
       AND s."sentAt" > greatest(m."marketingAgreedAt", m."marketingConfirmedAt") AND m."marketingAgreedAt" IS NOT NULL
     GROUP BY s."memberNo" ORDER BY s."memberNo" LIMIT ${A_VIEW}`
}

/** Judges again under the member's lock, so that a concurrent withdrawal takes precedence. */
async function confirm(db: Transaction, { memberNo, sentAt }: Notified): Promise<void> {
  await lockMember(db, memberNo)
  const member = await db.member.findUniqueOrThrow({ where: { memberNo } })
  const basis = consentBasis(member)
  if (basis === null || sentAt <= basis) return
  const version = MARKETING_TEXT_VERSION
  await db.consentRecord.create({
    data: { memberNo, kind: 'marketing', isGiven: true, version, at: sentAt, source: 'askedAgain' },
  })
  await db.member.update({ where: { memberNo }, data: { marketingConfirmedAt: sentAt } })
}
