import { updateRegions as contract } from '@hygiene/contracts/platform/lookup/staff/update-regions'
import { transaction } from '@hygiene/db/transaction'
import { type RegionList, readRegionList, RegionListFault } from '@hygiene/domain/platform/lookup/region-list'
import { denied } from '@hygiene/domain/verdict'
import { procedure } from '../../../kit/operation.ts'
import { writeAudit } from '../../../staff/audit-log/write-audit.ts'
import { decodeList } from '../decode-list.ts'
import { type UpdatedRegions, writeRegions } from '../write-regions.ts'

const NOTHING = { added: 0, renamed: 0, closed: 0 }

type Written = { levels: UpdatedRegions } & ({ allowed: true } | { allowed: false; reason: 'PREVIEW' })

export const updateRegions = procedure(contract, { needs: ['files'] }, async (call) => {
  const { db: client, input, actor, files, now } = call
  const [file] = files
  if (!file || file.sizeBytes === 0) return denied('FILE_MISSING')
  const fileName = file.fileName.slice(0, 200)
  const { employeeNo, ipAddress } = actor
  try {
    const list = readList(await file.read())
    const { levels } = await transaction<Written>(client, async (db) => {
      const written = await writeRegions(db, list, { fileName, employeeNo, now })
      // The denial rolls back what the preview has written.
      if (input.isPreview === 1) return { allowed: false, reason: 'PREVIEW', levels: written }
      const action = { operation: contract.operation, subject: null, detail: fileName, reason: '' }
      await writeAudit(db, { caller: actor, ...action, ipAddress, now })
      return { allowed: true, levels: written }
    })
    const { 1: provinces, 2: cities, 3: districts } = levels
    return { fault: null, provinces, cities, districts }
  } catch (error) {
    if (!(error instanceof RegionListFault)) throw error
    const { kind, where } = error
    return { fault: { kind, where }, provinces: NOTHING, cities: NOTHING, districts: NOTHING }
  }
})

function readList(bytes: Uint8Array): RegionList {
  let text: string
  try {
    text = decodeList(bytes)
  } catch {
    throw new RegionListFault('line', '1', 'The file is no text')
  }
  return readRegionList(text)
}
