import type { ExpiredRows } from '@hygiene/db/expired-rows'
import { Prisma } from '@hygiene/db/generated/client'
import { releaseFiles } from '../../platform/file/attach-files.ts'

const LAST_WORD = Prisma.sql`greatest(i."writtenAt", i."answeredAt",
  (SELECT max(r."writtenAt") FROM "InquiryReview" r WHERE r."inquiryNo" = i."inquiryNo"))`

/**
 * Purges inquiries and reports with their answers. The period counts from the last message, because they are records of a
 * dispute.
 */
export const expiredInquiries: ExpiredRows = {
  kind: 'inquiries',
  table: 'Inquiry',
  due: (before) => Prisma.sql`
    SELECT i."inquiryNo"::text AS key, ${LAST_WORD} AS at FROM "Inquiry" i
     WHERE i."writtenAt" < ${before} AND ${LAST_WORD} < ${before}`,
  lock: (db, keys) =>
    db.$queryRaw`
      SELECT 1 FROM "Inquiry" WHERE "inquiryNo" = ANY (${keys.map(Number)}::int[]) ORDER BY "inquiryNo" FOR UPDATE`,
  purge: async (db, keys) => {
    const where = { inquiryNo: { in: keys.map(Number) } }
    const answers = await db.inquiryReview.findMany({ where, select: { reviewNo: true } })
    for (const no of where.inquiryNo.in) await releaseFiles(db, { kind: 'inquiry', no })
    for (const { reviewNo: no } of answers) await releaseFiles(db, { kind: 'inquiryAnswer', no })
    await db.inquiryReviewVersion.deleteMany({ where: { review: where } })
    await db.inquiryReview.deleteMany({ where })
    await db.inquiryNote.deleteMany({ where })
    await db.inquiryAction.deleteMany({ where })
    await db.inquiryView.deleteMany({ where })
    await db.inquiry.updateMany({
      where: { mergedIntoNo: { in: where.inquiryNo.in } },
      data: { mergedIntoNo: null },
    })
    return db.inquiry.deleteMany({ where })
  },
}
