import { requestSettings as contract } from '@hygiene/contracts/staff/setting/request-settings'
import { associationDifferences } from '@hygiene/domain/staff/setting/association-text'
import { denied } from '@hygiene/domain/verdict'
import { mayStartAt, versionAt } from '@hygiene/domain/staff/setting/association-versions'
import { operation } from '../../kit/operation.ts'
import { requestApproval } from '../approval/request-approval.ts'
import { changeSettings } from './change-settings.ts'
import { associationOf, readVersions } from './read-versions.ts'

export const requestSettings = operation(contract, async ({ db, input, actor, now }) => {
  const { previewNo } = input
  const startsAt = input.startsAt === undefined ? null : new Date(input.startsAt)
  const { employeeNo } = actor
  const preview = await db.settingsPreview.findFirst({ where: { previewNo, employeeNo } })
  if (!preview) return denied('PREVIEW_NOT_FOUND')
  if (!preview.certificate) return denied(preview.failure ? 'PREVIEW_FAILED' : 'PREVIEW_NOT_DRAWN')
  if (startsAt && startsAt <= now) return denied('SETTINGS_START_PAST')

  const versions = await readVersions(db)
  const association = associationOf(preview.text)
  const before = versionAt(versions, startsAt ?? now)
  if (!before || associationDifferences(before.text, association).length === 0) return denied('SETTINGS_SAME')
  const verdict = startsAt && mayStartAt(versions, startsAt)
  if (verdict && !verdict.allowed) return verdict
  const facts = {
    action: 'begin',
    association,
    startsAt: startsAt?.toISOString() ?? null,
    afterNo: before.versionNo,
    previewNo,
  } as const
  return requestApproval(db, changeSettings, facts, { ...input, maker: actor }, now)
})
