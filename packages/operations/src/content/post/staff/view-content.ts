import { viewContent as contract } from '@hygiene/contracts/content/post/staff/view-content'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { seesContent } from './content-view.ts'

const VIEW_MS = 30_000

export const viewContent = operation(contract, async ({ db, input, actor, now }) => {
  const { contentNo, isWriting } = input
  const { employeeNo } = actor
  const content = await db.content.findUnique({ where: { contentNo } })
  if (!content || !seesContent(actor, content)) return denied('CONTENT_NOT_FOUND')
  const view = { isWriting, seenAt: now }
  await db.contentView.upsert({
    where: { contentNo_employeeNo: { contentNo, employeeNo } },
    create: { contentNo, employeeNo, ...view },
    update: view,
  })
  const over = { lt: new Date(now.getTime() - VIEW_MS) }
  await db.contentView.deleteMany({ where: { contentNo, seenAt: over } })
  const rows = await db.contentView.findMany({
    where: { contentNo, employeeNo: { not: employeeNo } },
    include: { employee: { select: { name: true } } },
    orderBy: { employeeNo: 'asc' },
  })
  return {
    viewers: rows.map(({ employee, ...row }) => ({ ...row, name: employee.name })),
    version: content.version,
  }
})
