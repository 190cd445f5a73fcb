import type { Alongside, PrismaClient } from '@hygiene/db'

/** A link that went astray opens nothing from now on; scans that phones recorded with it until now are still taken. */
export async function closeCheckInLink(
  client: PrismaClient,
  { checkInPassNo, alongside }: { checkInPassNo: number; alongside?: Alongside },
  now: Date,
): Promise<boolean> {
  return client.$transaction(async (db) => {
    // Before its day it has not begun: the table's check wants a beginning before the end, so it begins just now.
    const justNow = new Date(now.getTime() - 1)
    const count = await db.$executeRaw`
      UPDATE "CheckInPass" SET "validFrom" = LEAST("validFrom", ${justNow}), "validUntil" = ${now}
       WHERE "checkInPassNo" = ${checkInPassNo} AND "validUntil" > ${now}`
    if (count > 0) await alongside?.(db)
    return count > 0
  })
}
