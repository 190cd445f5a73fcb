import { listBulkOperations as contract } from '@hygiene/contracts/staff/bulk-operation/list-bulk-operations'
import { type BulkScreen, formatSeoulDate } from '@hygiene/domain'
import { howRequestsEnded } from '@hygiene/operations/staff/approval/how-requests-ended'
import { bulkOperationApproval } from '@hygiene/operations/staff/bulk-operation/bulk-operation-approval'
import { implement } from '../../http/implement.ts'

const MOST = 50

const subjectOf = ({ bulkOperationNo }: { bulkOperationNo: number }) =>
  bulkOperationApproval.subject({ bulkOperationNo })

export const listBulkOperations = implement(contract, async ({ deps, now }) => {
  const actions = await deps.db.bulkOperation.findMany({
    include: { employee: true, text: true },
    orderBy: { bulkOperationNo: 'desc' },
    take: MOST,
  })
  const groups = await deps.db.bulkOperationRow.groupBy({
    by: ['bulkOperationNo', 'outcome'],
    where: { bulkOperationNo: { in: actions.map(({ bulkOperationNo }) => bulkOperationNo) } },
    _count: true,
  })
  const counts = groups.map(({ _count: rows, ...group }) => ({ ...group, rows }))
  const asked = actions.filter(({ status }) => status === 'asked')
  const ended = await howRequestsEnded(deps.db, asked.map(subjectOf), now)
  const list = actions.map(({ employee, text, untilOn, ...action }) => {
    const { bulkOperationNo, screen, rowCount, leftCount, orderedAt, endedAt } = action
    const counted = (outcome: string) =>
      counts.find((one) => one.bulkOperationNo === bulkOperationNo && one.outcome === outcome)?.rows ?? 0
    return {
      ...action,
      status: (action.status === 'asked' && ended.get(subjectOf(action))) || action.status,
      screen: screen as BulkScreen,
      employeeName: employee.name,
      about: text?.body ?? formatSeoulDate(untilOn ?? ''),
      people: rowCount,
      leftBefore: leftCount,
      done: counted('done'),
      left: counted('left'),
      refused: counted('refused'),
      orderedAt: orderedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    }
  })
  return { list }
})
