import { drawSettingsPreview } from '@hygiene/contracts/platform/job/draw-settings-preview'
import { handOver, type PrismaClient, type Transaction, transaction } from '@hygiene/db'
import { type Association, associationDifferences, denied } from '@hygiene/domain'
import { attachEvidence } from '../../platform/file/attach-evidence.ts'
import { isSealPicture } from '../../platform/file/seal-picture.ts'
import { associationAt } from './read-versions.ts'

export interface PreviewAsked {
  employeeNo: number
  association: Association
  /** Reads the bytes of a stored file. */
  readFile: (storageKey: string) => Promise<Uint8Array>
}

type Asked =
  | { allowed: true; previewNo: number }
  | { allowed: false; reason: 'SETTINGS_SAME' | 'SEAL_UNFIT' | 'FILE_NOT_FOUND' }

/** Keeps proposed words and has the worker draw a certificate and a receipt with them. */
export async function previewSettings(
  client: PrismaClient,
  { employeeNo, association, readFile }: PreviewAsked,
  now: Date,
): Promise<Asked> {
  const { sealFileNo } = association
  const inForce = await associationAt(client, now)
  if (associationDifferences(inForce, association).length === 0) return denied('SETTINGS_SAME')
  const isNewSeal = sealFileNo !== null && sealFileNo !== inForce.sealFileNo
  if (isNewSeal) {
    const file = await client.storedFile.findUnique({ where: { fileNo: sealFileNo } })
    if (!file || !isOpenTo(file, employeeNo)) return denied('FILE_NOT_FOUND')
    if (!(await isSealPicture(await readFile(file.storageKey)))) return denied('SEAL_UNFIT')
  }
  return transaction<Asked>(client, async (db) => {
    const { previewNo } = await db.settingsPreview.create({
      data: { employeeNo, text: association, askedAt: now },
    })
    if (isNewSeal && !(await keepSeal(db, { employeeNo, previewNo, fileNo: sealFileNo })))
      return denied('FILE_NOT_FOUND')
    await handOver(db, drawSettingsPreview, { previewNo })
    return { allowed: true, previewNo }
  })
}

/** Their own fresh upload, or a picture that a preview has brought along already. */
function isOpenTo(
  file: { employeeNo: number | null; ownerKind: string | null; state: string },
  employeeNo: number,
): boolean {
  const isFit = file.state === 'ready' || file.state === 'unscanned'
  return (
    isFit && (file.ownerKind === 'settings' || (file.ownerKind === null && file.employeeNo === employeeNo))
  )
}

/** From now on the picture belongs to the settings, and is not removed with uploads that belong to nothing. */
async function keepSeal(
  db: Transaction,
  { employeeNo, previewNo, fileNo }: { employeeNo: number; previewNo: number; fileNo: string },
): Promise<boolean> {
  if (await db.storedFile.findFirst({ where: { fileNo, ownerKind: 'settings' } })) return true
  return attachEvidence(db, { employeeNo, owner: { kind: 'settings', no: previewNo }, fileNo })
}
