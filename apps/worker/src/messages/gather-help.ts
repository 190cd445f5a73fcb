import type { Message, Transaction } from '@hygiene/db'
import { helpStateAt, type MessageFacts } from '@hygiene/domain'
import { helpToken } from '@hygiene/gateways'
import type { WorkerDeps } from '../deps.ts'

type Deps = Pick<WorkerDeps, 'config' | 'now'>

/** Asked while it can be answered; the link goes without https://, like those of the other short messages. */
export async function gatherHelpAsked(
  db: Transaction,
  { aboutNo }: Message,
  { config, now }: Deps,
): Promise<MessageFacts | null> {
  const help = await db.help.findUnique({ where: { helpNo: aboutNo }, include: { helper: true } })
  if (!help?.ownerNo || helpStateAt(help, now()) !== 'asked') return null
  const { helperNo, ownerNo, askedAt, helper } = help
  const token = helpToken(config.OFFER_SECRET, { helperNo, ownerNo, askedAt })
  const link = `${config.PUBLIC_URL.replace(/^https:\/\//, '')}/h#${token}`
  return { kind: 'helpAsked', helperName: helper.name, link }
}

/** Left out once the help has ended. The address asks for a proof of identity, and holds no secret. */
export async function gatherLoginRepair(
  db: Transaction,
  { aboutNo }: Message,
  { config, now }: Deps,
): Promise<MessageFacts | null> {
  const help = await db.help.findUnique({
    where: { helpNo: aboutNo },
    include: { helper: true, owner: true },
  })
  if (!help?.owner || helpStateAt(help, now()) !== 'agreed') return null
  const { helper, owner } = help
  return {
    kind: 'loginRepair',
    userId: owner.userId,
    helperName: helper.name,
    link: `${config.PUBLIC_URL}/user/find/pw`,
  }
}
