import type { Queries } from '@hygiene/db/connect'
import { helpToken } from '@hygiene/gateways'

/** The secret of the last text message that asked this owner for a consent, also before it is sent in the morning. */
export async function textedHelpToken(db: Queries, ownerNo: number, secret: string): Promise<string> {
  const { helperNo, askedAt } = await db.help.findFirstOrThrow({
    where: { ownerNo },
    orderBy: { helpNo: 'desc' },
  })
  return helpToken(secret, { helperNo, ownerNo, askedAt })
}
