import { oldRows } from '@hygiene/db'
import { forgetFilesOf } from '../../platform/file/forget-files.ts'

/** Decided requests with their evidence; a waiting one has no day from which it counts. */
export const oldApprovals = oldRows({
  kind: 'approvals',
  table: 'Approval',
  key: 'approvalNo',
  at: 'decidedAt',
  async forget(db, keys, files) {
    const approvalNos = keys.map(Number)
    await forgetFilesOf(db, 'approval', approvalNos, files)
    await db.$executeRaw`SELECT set_config('hygiene.retention', 'on', true)`
    await db.approval.deleteMany({ where: { approvalNo: { in: approvalNos } } })
  },
})
