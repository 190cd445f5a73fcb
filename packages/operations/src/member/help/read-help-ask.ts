import { readHelpAsk as contract } from '@hygiene/contracts/member/help/read-help-ask'
import type { Help, Member } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { helpStateAt, helpUntil } from '@hygiene/domain/member/help/help-state'
import { maskPhone } from '@hygiene/domain/member/account/masking'
import { helpTokenHash } from '@hygiene/gateways'
import { query } from '../../kit/operation.ts'

export const readHelpAsk = query(
  contract,
  { needs: ['OFFER_SECRET'] },
  async ({ db, input: { token }, now, OFFER_SECRET }) => {
    const help = await findHelpAsk(db, helpTokenHash(OFFER_SECRET, token), now)
    if (!help) return denied('HELP_LINK_OVER')
    const { state, tie, helper, validUntil } = help
    return {
      state,
      tie,
      helperName: helper.name,
      helperPhone: maskPhone(helper.phone),
      validUntil: validUntil ?? helpUntil(now),
    }
  },
)

type AskedHelp = Help & { helper: Member; state: 'asked' | 'agreed' }

export async function findHelpAsk(db: Queries, tokenHash: string, now: Date): Promise<AskedHelp | null> {
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
