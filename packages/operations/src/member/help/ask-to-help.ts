import { type HelpTie, lockMember, type PrismaClient, transaction, type Transaction } from '@hygiene/db'
import { askingTimes, denied, helpDayBefore, helpStateAt, isHelpTexted, mayAskToHelp } from '@hygiene/domain'
import { notifyOnce } from '../../platform/message/notify-once.ts'

interface Asking {
  helperNo: number
  /** As the owner is registered. */
  name: string
  phone: string
  tie: HelpTie
  /** The hash of the token that the worker will put into the text message. */
  hashOf: (asked: { helperNo: number; ownerNo: number; askedAt: Date }) => string
}

type Asked =
  | { allowed: true; notifiedAt: Date; answerBy: Date }
  | { allowed: false; reason: 'HELP_TOO_OFTEN' | 'HELP_ONESELF' | 'HELP_ALREADY' }

/**
 * Asks an owner for the consent, by a text message to the registered number. The answer is the same whether or not there
 * is such a member, and whether or not a message goes out: a helper learns nothing about strangers (docs/rules/help.md).
 */
export async function askToHelp(client: PrismaClient, asking: Asking, now: Date): Promise<Asked> {
  const { helperNo, name, phone, tie, hashOf } = asking
  return transaction(client, async (db) => {
    const ownerFound = await findOwner(db, name, phone)
    if (ownerFound === helperNo) return denied('HELP_ONESELF')
    await lockBoth(db, helperNo, ownerFound)

    const since = { askedAt: { gt: helpDayBefore(now) } }
    if (!mayAskToHelp(await db.help.count({ where: { helperNo, ...since } }))) return denied('HELP_TOO_OFTEN')
    if (ownerFound !== null && (await isHelping(db, helperNo, ownerFound, now))) return denied('HELP_ALREADY')

    const ownerNo = ownerFound !== null && (await mayText(db, helperNo, ownerFound, now)) ? ownerFound : null
    const tokenHash = ownerNo === null ? null : hashOf({ helperNo, ownerNo, askedAt: now })
    const times = askingTimes(now)
    const { answerBy } = times
    const { helpNo } = await db.help.create({
      data: { helperNo, ownerNo, ownerName: name, tie, tokenHash, askedAt: now, answerBy },
    })
    if (ownerNo !== null) await notifyOnce(db, 'helpAsked', { memberNo: ownerNo, aboutNo: helpNo }, now)
    return { allowed: true, ...times }
  })
}

async function findOwner(db: Transaction, name: string, phone: string): Promise<number | null> {
  const owner = await db.member.findFirst({
    where: { name, phone, withdrawnAt: null, dormantAt: null, verifiedAt: { not: null } },
    orderBy: { memberNo: 'asc' },
  })
  return owner?.memberNo ?? null
}

/** Questions of one helper, and those to one owner, are counted one after the other. */
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
