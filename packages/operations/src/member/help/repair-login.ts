import { lockMember, type PrismaClient, transaction } from '@hygiene/db'
import { denied, helpDayBefore, mayTextLink, type Verdict } from '@hygiene/domain'
import { notifyPerson } from '../../platform/message/notify-person.ts'

/**
 * Texts an owner the own id and the page where a password is set again. There the owner proves the identity: the helper
 * sees neither a code nor a password. Counted under the owner's lock.
 */
export async function repairLogin(
  client: PrismaClient,
  { memberNo, helpNo }: { memberNo: number; helpNo: number },
  now: Date,
): Promise<Verdict<'LINK_TOO_OFTEN'>> {
  return transaction(client, async (db) => {
    await lockMember(db, memberNo)
    const before = await db.message.findMany({
      where: { memberNo, kind: 'loginRepair', createdAt: { gt: helpDayBefore(now) } },
    })
    const sentAt = before.map(({ createdAt }) => createdAt)
    if (!mayTextLink(sentAt, now)) return denied('LINK_TOO_OFTEN')
    await notifyPerson(db, 'loginRepair', memberNo, helpNo, now)
    return { allowed: true }
  })
}
