import { orderDueExports } from '@hygiene/operations/staff/export/order-due-exports'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'

async function orderExportsDue({ db, now }: WorkerDeps): Promise<number> {
  return orderDueExports(db, now())
}

export const orderDueExportsTask = repeatTask('scheduled-exports', () => 60, orderExportsDue)
