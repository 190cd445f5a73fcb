import type { Queries } from '@hygiene/db/connect'
import { helpToken } from '@hygiene/gateways'

export async function textedHelpToken(db: Queries, ownerNo: number, secret: string): Promise<string> {
  const { helperNo, askedAt } = await db.help.findFirstOrThrow({
    where: { ownerNo },
    orderBy: { helpNo: 'desc' },
  })
  return helpToken(secret, { helperNo, ownerNo, askedAt })
}
