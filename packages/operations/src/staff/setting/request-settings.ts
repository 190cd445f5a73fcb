import { type PrismaClient, transaction } from '@hygiene/db'
import { associationDifferences, denied, mayStartAt, versionAt } from '@hygiene/domain'
import { type Asking, requestApproval } from '../approval/request-approval.ts'
import { changeSettings } from './change-settings.ts'
import { associationOf, readVersions } from './read-versions.ts'

interface SettingsAsked {
  previewNo: number
  /** Null: as soon as it is approved. */
  startsAt: Date | null
}

/** Asks for the words of a preview that its employee has seen drawn; a second person approves them. */
export async function requestSettings(
  client: PrismaClient,
  { previewNo, startsAt }: SettingsAsked,
  asking: Asking,
  now: Date,
) {
  return transaction(client, async (db) => {
    const { employeeNo } = asking.maker
    const preview = await db.settingsPreview.findFirst({ where: { previewNo, employeeNo } })
    if (!preview) return denied('PREVIEW_NOT_FOUND')
    if (!preview.certificate) return denied(preview.failure ? 'PREVIEW_FAILED' : 'PREVIEW_NOT_DRAWN')
    if (startsAt && startsAt <= now) return denied('SETTINGS_START_PAST')

    const versions = await readVersions(db)
    const association = associationOf(preview.text)
    const before = versionAt(versions, startsAt ?? now)
    if (!before || associationDifferences(before.text, association).length === 0)
      return denied('SETTINGS_SAME')
    const verdict = startsAt && mayStartAt(versions, startsAt)
    if (verdict && !verdict.allowed) return verdict
    const facts = {
      action: 'begin',
      association,
      startsAt: startsAt?.toISOString() ?? null,
      afterNo: before.versionNo,
      previewNo,
    } as const
    return requestApproval(db, changeSettings, facts, asking, now)
  })
}
