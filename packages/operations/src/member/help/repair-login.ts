import { repairLogin as contract } from '@hygiene/contracts/member/help/repair-login'
import { lockMember } from '@hygiene/db/locks'
import { denied } from '@hygiene/domain/verdict'
import { helpDayBefore } from '@hygiene/domain/member/help/help-limits'
import { mayTextLink } from '@hygiene/domain/education/certificate/document-link'
import { Malformed } from '../../kit/malformed.ts'
import { operation } from '../../kit/operation.ts'
import { notifyPerson } from '../../platform/message/notify-person.ts'

/**
 * Texts an owner their id and the page for a new password. The owner verifies their identity there, so the helper sees neither
 * code nor password. Counts under the owner's lock.
 */
export const repairLogin = operation(contract, async ({ db, actor: { memberNo, help }, now }) => {
  if (!help) throw new Malformed({})
  await lockMember(db, memberNo)
  const before = await db.message.findMany({
    where: { memberNo, kind: 'loginRepair', createdAt: { gt: helpDayBefore(now) } },
  })
  const sentAt = before.map(({ createdAt }) => createdAt)
  if (!mayTextLink(sentAt, now)) return denied('LINK_TOO_OFTEN')
  await notifyPerson(db, 'loginRepair', memberNo, help.helpNo, now)
  return {}
})
