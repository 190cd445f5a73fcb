import { askToHelp as contract } from '@hygiene/contracts/member/help/ask-to-help'
import { lockMember } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { askingTimes, helpStateAt } from '@hygiene/domain/member/help/help-state'
import { denied } from '@hygiene/domain/verdict'
import { helpDayBefore, isHelpTexted, mayAskToHelp } from '@hygiene/domain/member/help/help-limits'
import { helpToken, helpTokenHash } from '@hygiene/gateways'
import { operation } from '../../kit/operation.ts'
import { notifyOnce } from '../../platform/message/notify-once.ts'

/**
 * Requests an owner's consent by a text message to the registered number. The response never depends on whether the member exists
 * or a message is sent, so a helper learns nothing about strangers (docs/rules/help.md).
 */
export const askToHelp = operation(
  contract,
  { needs: ['OFFER_SECRET'] },
  async ({ db, input: { name, phone, tie }, actor: { memberNo: helperNo }, now, OFFER_SECRET }) => {
    const ownerFound = await findOwner(db, name, phone)
    if (ownerFound === helperNo) return denied('HELP_ONESELF')
    await lockBoth(db, helperNo, ownerFound)

    const since = { askedAt: { gt: helpDayBefore(now) } }
    if (!mayAskToHelp(await db.help.count({ where: { helperNo, ...since } }))) return denied('HELP_TOO_OFTEN')
    if (ownerFound !== null && (await isHelping(db, helperNo, ownerFound, now))) return denied('HELP_ALREADY')

    const ownerNo = ownerFound !== null && (await mayText(db, helperNo, ownerFound, now)) ? ownerFound : null
    const tokenHash =
      ownerNo === null
        ? null
        : helpTokenHash(OFFER_SECRET, helpToken(OFFER_SECRET, { helperNo, ownerNo, askedAt: now }))
    const { notifiedAt, answerBy } = askingTimes(now)
    const { helpNo } = await db.help.create({
      data: { helperNo, ownerNo, ownerName: name, tie, tokenHash, askedAt: now, answerBy },
    })
    if (ownerNo !== null) await notifyOnce(db, 'helpAsked', { memberNo: ownerNo, aboutNo: helpNo }, now)
    return { notifiedAt, answerBy }
  },
)

async function findOwner(db: Transaction, name: string, phone: string): Promise<number | null> {
  const owner = await db.member.findFirst({
    where: { name, phone, withdrawnAt: null, dormantAt: null, verifiedAt: { not: null } },
    orderBy: { memberNo: 'asc' },
  })
  return owner?.memberNo ?? null
}

/** Serialises the requests of one helper and those to one owner, so that both counts are exact. */
async function lockBoth(db: Transaction, helperNo: number, ownerNo: number | null): Promise<void> {
  const memberNos = ownerNo === null ? [helperNo] : [helperNo, ownerNo].toSorted((a, b) => a - b)
  for (const memberNo of memberNos) await lockMember(db, memberNo)
}

async function isHelping(db: Transaction, helperNo: number, ownerNo: number, now: Date): Promise<boolean> {
  const helps = await db.help.findMany({ where: { helperNo, ownerNo, agreedAt: { not: null } } })
  return helps.some((help) => helpStateAt(help, now) === 'agreed')
}

async function mayText(db: Transaction, helperNo: number, ownerNo: number, now: Date): Promise<boolean> {
  const texted = await db.help.findMany({ where: { ownerNo, askedAt: { gt: helpDayBefore(now) } } })
  const bySame = texted.filter((help) => help.helperNo === helperNo)
  return isHelpTexted({ toOwner: texted.length, bySame: bySame.length })
}
