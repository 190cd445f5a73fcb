import { helpStateAt } from '@hygiene/domain/member/help/help-state'
import { helpToken } from '@hygiene/gateways'
import type { Gather } from './gather.ts'

/** Is sent only while it can be answered. The link omits https://, as in the other short messages. */
export const helpAsked: Gather<'helpAsked'> = async ({ db, aboutNo, now, config }) => {
  const help = await db.help.findUnique({ where: { helpNo: aboutNo }, include: { helper: true } })
  if (!help?.ownerNo || helpStateAt(help, now) !== 'asked') return null
  const { helperNo, ownerNo, askedAt, helper } = help
  const token = helpToken(config.OFFER_SECRET, { helperNo, ownerNo, askedAt })
  const link = `${config.PUBLIC_URL.replace(/^https:\/\//, '')}/h#${token}`
  return { kind: 'helpAsked', helperName: helper.name, link }
}

/** Returns null once the help has ended. The address requires a proof of identity and contains no secret. */
export const loginRepair: Gather<'loginRepair'> = async ({ db, aboutNo, now, config }) => {
  const help = await db.help.findUnique({
    where: { helpNo: aboutNo },
    include: { helper: true, owner: true },
  })
  if (!help?.owner || helpStateAt(help, now) !== 'agreed') return null
  const { helper, owner } = help
  const link = `${config.PUBLIC_URL}/user/find/pw`
  return { kind: 'loginRepair', userId: owner.userId, helperName: helper.name, link }
}
