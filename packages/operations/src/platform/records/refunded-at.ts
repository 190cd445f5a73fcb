import { Prisma } from '@hygiene/db/generated/client'

/**
 * Is the time of a refund `r`: the day of a transfer, otherwise when the gateway completed it. Closings, figures and lists use
 * it.
 */
export const REFUNDED_AT = Prisma.sql`COALESCE(r."transferredOn"::timestamp AT TIME ZONE 'Asia/Seoul', r."doneAt")`
