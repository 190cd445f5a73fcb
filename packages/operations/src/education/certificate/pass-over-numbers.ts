import type { PrismaClient } from '@hygiene/db/generated/client'

/** Exceeds the certificates of one kind issued on a December day. */
const PASSED_OVER = 200_000

/**
 * Skips numbers after a backup is restored: certificates printed since then have numbers that the restored counters would issue
 * again. Returns the number of counters.
 */
export async function passOverCertificateNumbers(client: PrismaClient): Promise<number> {
  const { count } = await client.certificateCounter.updateMany({
    data: { lastNumber: { increment: PASSED_OVER } },
  })
  return count
}
