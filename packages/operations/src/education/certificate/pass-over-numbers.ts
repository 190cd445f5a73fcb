import type { PrismaClient } from '@hygiene/db/generated/client'

/** More certificates than a day of December makes of one kind. */
const PASSED_OVER = 200_000

/**
 * After a restored backup: certificates printed since it was taken have numbers that the restored counters would give again,
 * to other people. They are passed over. Answers how many counters there are.
 */
export async function passOverCertificateNumbers(client: PrismaClient): Promise<number> {
  const { count } = await client.certificateCounter.updateMany({
    data: { lastNumber: { increment: PASSED_OVER } },
  })
  return count
}
