import { expiredRows } from '@hygiene/db/expired-rows'
import { purgeFilesOf } from '../../platform/file/purge-files.ts'

/** Selects decided requests with their evidence; a pending one has no start of its retention period. */
export const expiredApprovals = expiredRows({
  kind: 'approvals',
  table: 'Approval',
  key: 'approvalNo',
  at: 'decidedAt',
  async purge(db, keys, files) {
    const approvalNos = keys.map(Number)
    await purgeFilesOf(db, 'approval', approvalNos, files)
    await db.$executeRaw`SELECT set_config('hygiene.retention', 'on', true)`
    await db.approval.deleteMany({ where: { approvalNo: { in: approvalNos } } })
  },
})
