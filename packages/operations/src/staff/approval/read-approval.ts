import { approvalShown } from '@hygiene/contracts/staff/approval/approval-shape'
import { readApproval as contract } from '@hygiene/contracts/staff/approval/read-approval'
import type { Approval } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { approvalReasonLabel } from '@hygiene/domain/staff/approval/approval'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { listFilesOf } from '../../platform/file/attach-files.ts'
import { changeOf } from '../approved/approval-kinds.ts'
import { samplesOf } from '../setting/change-settings.ts'
import { approvalRowOf } from './approval-view.ts'
import { findSeenApproval } from './find-seen-approval.ts'
import { obstacleOf } from './obstacle-of.ts'
import { ofKind } from './open-approval.ts'

export const readApproval = operation(contract, async ({ db, input, actor, now, log }) => {
  const found = await findSeenApproval(db, actor, input.approvalNo)
  if (!found) return denied('APPROVAL_NOT_FOUND')
  const { maker, approver, memberNos, reasonCode, text, decisionText, outcome, approvalNo } = found
  const [evidence] = await listFilesOf(db, { kind: 'approval', no: approvalNo })
  const shown = approvalShown.parse(found.shown)
  const line = { ...found, title: shown.title, makerName: maker.name }
  const row = approvalRowOf(line, actor.employeeNo, now)
  log(memberNos.length > 0 ? ofKind(found) : null)
  return {
    ...row,
    shown,
    memberNos,
    makerRole: maker.role,
    reason: approvalReasonLabel(row.kind, reasonCode),
    text,
    evidence: evidence ? { ...evidence, isChecked: evidence.state === 'ready' } : null,
    previewNo: await keptSamples(db, samplesOf(found)),
    approverName: approver?.name ?? null,
    decisionText,
    outcome,
    isUnchanged: row.status === 'pending' ? await isUnchanged(db, found) : null,
    obstacle: obstacleOf(found, actor),
  }
})

async function keptSamples(db: Queries, previewNo: number | null): Promise<number | null> {
  if (previewNo === null) return null
  return (await db.settingsPreview.count({ where: { previewNo } })) > 0 ? previewNo : null
}

async function isUnchanged(db: Queries, approval: Approval): Promise<boolean> {
  const view = await changeOf(approval)?.load(db)
  return view?.fingerprint === approval.fingerprint
}
