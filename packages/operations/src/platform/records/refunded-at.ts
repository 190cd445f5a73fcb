import { Prisma } from '@hygiene/db/generated/client'

/** The instant of a refund `r`: the day of a transfer, else when the gateway had done it. Closings, figures and lists go by it. */
export const REFUNDED_AT = Prisma.sql`COALESCE(r."transferredOn"::timestamp AT TIME ZONE 'Asia/Seoul', r."doneAt")`
