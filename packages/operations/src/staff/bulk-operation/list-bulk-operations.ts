import { listBulkOperations as contract } from '@hygiene/contracts/staff/bulk-operation/list-bulk-operations'
import type { BulkScreen } from '@hygiene/domain/staff/bulk-operation/bulk-operation'
import { formatSeoulDate } from '@hygiene/domain/time/seoul-day'
import { howRequestsEnded } from '../approval/how-requests-ended.ts'
import { bulkOperationApproval } from './bulk-operation-approval.ts'
import { query } from '../../kit/operation.ts'

const MOST = 50

const subjectOf = ({ bulkOperationNo }: { bulkOperationNo: number }) =>
  bulkOperationApproval.subject({ bulkOperationNo })

export const listBulkOperations = query(contract, async ({ db, now }) => {
  const actions = await db.bulkOperation.findMany({
    include: { employee: true, text: true },
    orderBy: { bulkOperationNo: 'desc' },
    take: MOST,
  })
  const groups = await db.bulkOperationRow.groupBy({
    by: ['bulkOperationNo', 'outcome'],
    where: { bulkOperationNo: { in: actions.map(({ bulkOperationNo }) => bulkOperationNo) } },
    _count: true,
  })
  const counts = groups.map(({ _count: rows, ...group }) => ({ ...group, rows }))
  const asked = actions.filter(({ status }) => status === 'asked')
  const ended = await howRequestsEnded(db, asked.map(subjectOf), now)
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
      orderedAt,
      endedAt,
    }
  })
  return { list }
})
