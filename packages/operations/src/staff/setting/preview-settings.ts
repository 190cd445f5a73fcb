import { drawSettingsPreview } from '@hygiene/contracts/platform/job/draw-settings-preview'
import { previewSettings as contract } from '@hygiene/contracts/staff/setting/preview-settings'
import { handOver } from '@hygiene/db/outbox'
import type { StoredFile } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { associationDifferences } from '@hygiene/domain/staff/setting/association-text'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { attachEvidence } from '../../platform/file/attach-evidence.ts'
import { isSealPicture } from '../../platform/file/seal-picture.ts'
import { associationAt } from './read-versions.ts'

export const previewSettings = operation(
  contract,
  {
    needs: ['storage'],
    async before({ db, input: { association }, actor, now, storage }) {
      const { sealFileNo } = association
      const inForce = await associationAt(db, now)
      if (associationDifferences(inForce, association).length === 0) return denied('SETTINGS_SAME')
      if (sealFileNo === null || sealFileNo === inForce.sealFileNo) return { newSeal: null }
      const file = await db.storedFile.findUnique({ where: { fileNo: sealFileNo } })
      if (!file || !isOpenTo(file, actor.employeeNo)) return denied('FILE_NOT_FOUND')
      if (!(await isSealPicture(await storage.read(file.storageKey)))) return denied('SEAL_UNFIT')
      return { newSeal: sealFileNo }
    },
  },
  async ({ db, input: { association }, actor: { employeeNo }, now, prepared: { newSeal } }) => {
    const { previewNo } = await db.settingsPreview.create({
      data: { employeeNo, text: association, askedAt: now },
    })
    if (newSeal !== null && !(await keepSeal(db, { employeeNo, previewNo, fileNo: newSeal })))
      return denied('FILE_NOT_FOUND')
    await handOver(db, drawSettingsPreview, { previewNo })
    return { previewNo }
  },
)

function isOpenTo({ state, ownerKind, employeeNo: by }: StoredFile, employeeNo: number): boolean {
  const isFit = state === 'ready' || state === 'unscanned'
  return isFit && (ownerKind === 'settings' || (ownerKind === null && by === employeeNo))
}

/** Assigns the picture to the settings, so that it is not removed as an unattached upload. */
async function keepSeal(
  db: Transaction,
  { employeeNo, previewNo, fileNo }: { employeeNo: number; previewNo: number; fileNo: string },
): Promise<boolean> {
  if (await db.storedFile.findFirst({ where: { fileNo, ownerKind: 'settings' } })) return true
  return attachEvidence(db, { employeeNo, owner: { kind: 'settings', no: previewNo }, fileNo })
}
