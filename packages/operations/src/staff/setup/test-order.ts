import type { Queries } from '@hygiene/db/connect'
import { type AssociationVersion, activeVersions } from '@hygiene/domain/staff/setting/association-versions'
import type { SetupFacts } from '@hygiene/domain/staff/setup/setup-facts'
import { unsetFields } from '@hygiene/domain/staff/setting/placeholders'

/** `paymentType` of money that staff entered by hand, which proves no gateway. */
const BY_HAND = 5

/** How far a test order has come since the association's data are complete. */
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
