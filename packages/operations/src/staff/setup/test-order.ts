import type { Queries } from '@hygiene/db/connect'
import { type AssociationVersion, activeVersions } from '@hygiene/domain/staff/setting/association-versions'
import type { SetupFacts } from '@hygiene/domain/staff/setup/setup-facts'
import { unsetFields } from '@hygiene/domain/staff/setting/placeholders'

/** Is the `paymentType` of money entered by hand, which does not prove that the gateway works. */
const BY_HAND = 5

export async function testOrderOf(
  db: Queries,
  versions: readonly AssociationVersion[],
  now: Date,
): Promise<SetupFacts['testOrder']> {
  const complete = activeVersions(versions).find(({ text }) => unsetFields(text).length === 0)
  if (!complete || complete.startsAt > now) return 'none'
  const order = { paidAt: { gte: complete.startsAt }, paymentType: { not: BY_HAND } }
  const refund = await db.refund.findFirst({
    where: { status: 'done', doneAt: { gte: complete.startsAt }, payment: order },
    select: { refundNo: true },
  })
  if (refund) return 'refunded'
  const payment = await db.payment.findFirst({ where: order, select: { paymentNo: true } })
  return payment ? 'paid' : 'none'
}
