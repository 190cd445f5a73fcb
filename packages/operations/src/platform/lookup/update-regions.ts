import type { PrismaClient } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import { type RegionList, readRegionList, RegionListFault } from '@hygiene/domain/platform/lookup/region-list'
import type { StaffRole } from '@hygiene/domain/staff/permission/permissions'
import { writeAudit } from '../../staff/audit-log/write-audit.ts'
import { decodeList } from './decode-list.ts'
import { type UpdatedRegions, writeRegions } from './write-regions.ts'

interface Change {
  bytes: Uint8Array
  fileName: string
  /** Answers what the list would change, and changes nothing. */
  isPreview: boolean
  caller: { employeeNo: number; role: StaffRole }
  ipAddress: string
  now: Date
}

type Changed = { levels: UpdatedRegions } | { fault: RegionListFault }
type Written = { levels: UpdatedRegions } & ({ allowed: true } | { allowed: false; reason: 'PREVIEW' })

/** Brings the regions to an official list that an employee has uploaded. Of a list with a fault nothing is taken. */
export async function updateRegions(client: PrismaClient, change: Change): Promise<Changed> {
  const { bytes, fileName, isPreview, caller, ipAddress, now } = change
  try {
    const list = readList(bytes)
    const { levels } = await transaction<Written>(client, async (db) => {
      const written = await writeRegions(db, list, { fileName, employeeNo: caller.employeeNo, now })
      // The denial takes back what the preview has written.
      if (isPreview) return { allowed: false, reason: 'PREVIEW', levels: written }
      const action = { operation: 'updateRegions', subject: null, detail: fileName }
      await writeAudit(db, { caller, ...action, reason: '', ipAddress, now })
      return { allowed: true, levels: written }
    })
    return { levels }
  } catch (error) {
    if (error instanceof RegionListFault) return { fault: error }
    throw error
  }
}

function readList(bytes: Uint8Array): RegionList {
  let text: string
  try {
    text = decodeList(bytes)
  } catch {
    throw new RegionListFault('line', '1', 'The file is no text')
  }
  return readRegionList(text)
}
