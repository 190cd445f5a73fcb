import type { Help, Member, Queries } from '@hygiene/db'
import { helpStateAt } from '@hygiene/domain'

export type AskedHelp = Help & { helper: Member; state: 'asked' | 'agreed' }

/** The question behind a text message's link, while it waits for an answer or its consent holds; null otherwise. */
export async function readHelpAsk(db: Queries, tokenHash: string, now: Date): Promise<AskedHelp | null> {
  const help = await db.help.findUnique({
    where: {
      tokenHash,
      helper: { withdrawnAt: null },
      owner: { withdrawnAt: null },
    },
    include: { helper: true },
  })
  if (!help) return null
  const state = helpStateAt(help, now)
  return state === 'asked' || state === 'agreed' ? { ...help, state } : null
}
