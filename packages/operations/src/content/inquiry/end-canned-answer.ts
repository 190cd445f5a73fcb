import type { PrismaClient } from '@hygiene/db'
import { allowed, denied, type Verdict } from '@hygiene/domain'

/** Takes the version that was read out of use. */
export async function endCannedAnswer(
  client: PrismaClient,
  { cannedNo, version }: { cannedNo: number; version: number },
  now: Date,
): Promise<Verdict<'CANNED_NOT_FOUND' | 'CANNED_CHANGED'>> {
  const where = { cannedNo, endedAt: null }
  const { count } = await client.cannedAnswer.updateMany({
    where: { ...where, version },
    data: { endedAt: now },
  })
  if (count > 0) return allowed()
  return denied((await client.cannedAnswer.count({ where })) > 0 ? 'CANNED_CHANGED' : 'CANNED_NOT_FOUND')
}
