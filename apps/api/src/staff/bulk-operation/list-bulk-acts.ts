import { listBulkActs as contract } from '@hygiene/contracts/staff/bulk-operation/list-bulk-acts'
import { type BulkScreen, formatSeoulDate } from '@hygiene/domain'
import { howRequestsEnded } from '@hygiene/operations/staff/approval/how-requests-ended'
import { bulkActApproval } from '@hygiene/operations/staff/bulk-operation/bulk-act-approval'
import { implement } from '../../http/implement.ts'

const MOST = 50

const subjectOf = ({ bulkActNo }: { bulkActNo: number }) => bulkActApproval.subject({ bulkActNo })

export const listBulkActs = implement(contract, async ({ deps, now }) => {
  const acts = await deps.db.bulkAct.findMany({
    include: { employee: true, text: true },
    orderBy: { bulkActNo: 'desc' },
    take: MOST,
  })
  const groups = await deps.db.bulkActRow.groupBy({
    by: ['bulkActNo', 'outcome'],
    where: { bulkActNo: { in: acts.map(({ bulkActNo }) => bulkActNo) } },
    _count: true,
  })
  const counts = groups.map(({ _count: rows, ...group }) => ({ ...group, rows }))
  const asked = acts.filter(({ status }) => status === 'asked')
  const ended = await howRequestsEnded(deps.db, asked.map(subjectOf), now)
  const list = acts.map(({ employee, text, untilOn, ...act }) => {
    const { bulkActNo, screen, rowCount, leftCount, orderedAt, endedAt } = act
    const counted = (outcome: string) =>
      counts.find((one) => one.bulkActNo === bulkActNo && one.outcome === outcome)?.rows ?? 0
    return {
      ...act,
      status: (act.status === 'asked' && ended.get(subjectOf(act))) || act.status,
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
