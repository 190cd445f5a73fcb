import { approvalShown } from '@hygiene/contracts/staff/approval/approval-shape'
import { readApproval as contract } from '@hygiene/contracts/staff/approval/read-approval'
import { approvalReasonLabel, loggedAction } from '@hygiene/domain'
import { obstacleOf } from '@hygiene/operations/staff/approval/obstacle-of'
import { isUnchanged } from '@hygiene/operations/staff/approved/is-unchanged'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { listFilesOf } from '@hygiene/operations/platform/file/attach-files'
import { samplesOf } from '@hygiene/operations/staff/setting/change-settings'
import type { PrismaClient } from '@hygiene/db'
import { implement } from '../../http/implement.ts'
import { approvalRowOf } from '@hygiene/operations/staff/approval/approval-view'
import { findSeenApproval } from '@hygiene/operations/staff/approval/find-seen-approval'

export const readApproval = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const found = await findSeenApproval(deps.db, caller, input.approvalNo)
  if (!found) throw refuse('APPROVAL_NOT_FOUND')
  const { maker, approver, memberNos, reasonCode, text, decisionText, outcome, approvalNo } = found
  const [evidence] = await listFilesOf(deps.db, { kind: 'approval', no: approvalNo })
  const shown = approvalShown.parse(found.shown)
  const line = { ...found, title: shown.title, makerName: maker.name }
  const row = approvalRowOf(line, caller.employeeNo, now)
  if (memberNos.length > 0) {
    const action = loggedAction.onApproval('readApproval', approvalNo, row.kind)
    await writeAudit(deps.db, { caller, ...action, reason: '', ipAddress, now, memberNos })
  }
  return {
    ...row,
    shown,
    memberNos,
    makerRole: maker.role,
    reason: approvalReasonLabel(row.kind, reasonCode),
    text,
    evidence: evidence ? { ...evidence, isChecked: evidence.state === 'ready' } : null,
    previewNo: await keptSamples(deps.db, samplesOf(found)),
    approverName: approver?.name ?? null,
    decisionText,
    outcome,
    isUnchanged: row.status === 'pending' ? await isUnchanged(deps.db, found) : null,
    obstacle: obstacleOf(found, caller),
  }
})

async function keptSamples(db: PrismaClient, previewNo: number | null): Promise<number | null> {
  if (previewNo === null) return null
  return (await db.settingsPreview.count({ where: { previewNo } })) > 0 ? previewNo : null
}
