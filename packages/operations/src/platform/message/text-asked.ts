import type { MessageKind } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { linkDayBefore, mayTextLink } from '@hygiene/domain/education/certificate/document-link'
import { notifyPerson } from './notify-person.ts'

const ASKED = [
  'certificateLink',
  'inPersonCertificateLink',
  'slipLink',
  'receiptLink',
  'accountAsked',
  'nextScreen',
  'nextScreenInPerson',
  'nextScreenApply',
] as const satisfies MessageKind[]
export type AskedKind = (typeof ASKED)[number]

export type Texted = { allowed: true; phone: string } | { allowed: false; reason: 'LINK_TOO_OFTEN' }

/**
 * Texts a person what they request, at their own number. The person's lock makes simultaneous presses one message. It is sent at
 * any hour, because night rest applies only to unrequested messages.
 */
export async function textAsked(
  db: Transaction,
  kind: AskedKind,
  { memberNo, aboutNo }: { memberNo: number; aboutNo: number },
  now: Date,
): Promise<Texted> {
  const before = await db.message.findMany({
    where: { memberNo, kind: { in: [...ASKED] }, createdAt: { gt: linkDayBefore(now) } },
  })
  const sentAt = before.map(({ createdAt }) => createdAt)
  if (!mayTextLink(sentAt, now)) return denied('LINK_TOO_OFTEN')
  await notifyPerson(db, kind, memberNo, aboutNo, now)
  const { phone } = await db.member.findUniqueOrThrow({ where: { memberNo } })
  return { allowed: true, phone }
}
