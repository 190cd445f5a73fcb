import type { Inquiry } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { inquiryVersionOf } from '@hygiene/domain/content/inquiry/inquiry-turn'

/** Returns the current version. Under the inquiry's lock it cannot change before the commit. */
export async function versionOf(
  db: Queries,
  inquiry: Pick<Inquiry, 'inquiryNo' | 'version'>,
): Promise<string> {
  const { inquiryNo } = inquiry
  const reviews = await db.inquiryReview.findMany({
    where: { inquiryNo },
    select: { reviewNo: true, version: true },
  })
  return inquiryVersionOf(inquiry, reviews)
}
