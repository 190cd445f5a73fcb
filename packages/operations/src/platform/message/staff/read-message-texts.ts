import { readMessageTexts as contract } from '@hygiene/contracts/platform/message/staff/read-message-texts'
import { messageTextKinds } from '@hygiene/domain/platform/message/messages'
import { messageTextAt } from '../../../staff/setting/message-text-at.ts'
import { query } from '../../../kit/operation.ts'

export const readMessageTexts = query(contract, async ({ db, now }) => {
  const rows = await db.messageText.findMany({ orderBy: [{ startsAt: 'desc' }, { versionNo: 'desc' }] })
  const approvals = await db.approval.findMany({
    where: {
      kind: 'changeMessageText',
      OR: [
        { approvalNo: { in: rows.map(({ approvalNo }) => approvalNo) } },
        { status: 'pending', endsAt: { gt: now } },
      ],
    },
    include: { maker: true, approver: true },
  })
  const approvalOf = (no: number) => approvals.find(({ approvalNo }) => approvalNo === no)
  const texts = await Promise.all(
    messageTextKinds.map(async (kind) => {
      const { body, versionNo } = await messageTextAt(db, kind, now)
      const waiting = approvals.find(
        ({ status, subject }) => status === 'pending' && subject === `message text ${kind}`,
      )
      const versions = rows
        .filter((row) => row.kind === kind)
        .map((row) => ({
          ...row,
          startsAt: row.startsAt,
          makerName: approvalOf(row.approvalNo)?.maker.name ?? '',
          approverName: approvalOf(row.approvalNo)?.approver?.name ?? '',
        }))
      return { kind, body, versionNo, versions, waitingNo: waiting?.approvalNo ?? null }
    }),
  )
  return { texts, asOf: now }
})
