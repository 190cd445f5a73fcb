import type { Queries } from '@hygiene/db/connect'
import { helpToken } from '@hygiene/gateways'

/** Returns the token of the latest consent request, even if its message waits for the morning. */
export async function textedHelpToken(db: Queries, ownerNo: number, secret: string): Promise<string> {
  const { helperNo, askedAt } = await db.help.findFirstOrThrow({
    where: { ownerNo },
    orderBy: { helpNo: 'desc' },
  })
  return helpToken(secret, { helperNo, ownerNo, askedAt })
}
