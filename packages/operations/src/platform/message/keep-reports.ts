import type { PrismaClient } from '@hygiene/db/generated/client'

type Report = { outcome: 'delivered'; at: Date | null } | { outcome: 'undelivered'; reason: string }
type FetchReports = (providerNos: readonly string[]) => Promise<ReadonlyMap<string, Report>>

const DAY_MS = 86_400_000
/** Limits the days in which carriers report; a later outcome stays unknown. */
const REPORT_DAYS = 3
const FRESH_MS = 20_000
/** Limits the messages per run; `PAGE` limits those per statement. */
const A_VIEW = 20_000
const PAGE = 500

/**
 * Fetches and stores the provider's delivery reports. Only messages without a report are queried, so an interrupted run continues
 * and concurrent runs store each report once. Returns the count per outcome.
 */
export async function keepReports(
  client: PrismaClient,
  fetchReports: FetchReports,
  now: Date,
): Promise<{ delivered: number; undelivered: number }> {
  const open = await client.message.findMany({
    where: {
      sentAt: { gt: new Date(now.getTime() - REPORT_DAYS * DAY_MS), lt: new Date(now.getTime() - FRESH_MS) },
      deliveredAt: null,
      undelivered: null,
      providerNo: { not: null },
    },
    select: { messageNo: true, providerNo: true },
    orderBy: { sentAt: 'asc' },
    take: A_VIEW,
  })
  const kept = { delivered: 0, undelivered: 0 }
  for (let at = 0; at < open.length; at += PAGE) {
    const page = open.slice(at, at + PAGE)
    const reports = await fetchReports(page.map(({ providerNo }) => providerNo ?? ''))
    const notified = page.flatMap(({ messageNo, providerNo }) => {
      const report = reports.get(providerNo ?? '')
      return report ? [{ messageNo, report }] : []
    })
    const written = await client.$queryRaw<{ isDelivered: boolean }[]>`
      UPDATE "Message" m SET "deliveredAt" = r."at", "undelivered" = r."reason"
        FROM unnest(${notified.map(({ messageNo }) => messageNo)}::int[],
                    ${notified.map(({ report }) => (report.outcome === 'delivered' ? (report.at ?? now) : null))}::timestamptz[],
                    ${notified.map(({ report }) => (report.outcome === 'undelivered' ? report.reason : null))}::text[])
          AS r ("messageNo", "at", "reason")
       WHERE m."messageNo" = r."messageNo" AND m."deliveredAt" IS NULL AND m."undelivered" IS NULL
       RETURNING m."deliveredAt" IS NOT NULL AS "isDelivered"`
    kept.delivered += written.filter(({ isDelivered }) => isDelivered).length
    kept.undelivered += written.filter(({ isDelivered }) => !isDelivered).length
  }
  return kept
}
