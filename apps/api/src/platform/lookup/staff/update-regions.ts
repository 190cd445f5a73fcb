import { updateRegions as contract } from '@hygiene/contracts/platform/lookup/staff/update-regions'
import { updateRegions as update } from '@hygiene/operations/platform/lookup/update-regions'
import { implement } from '../../../http/implement.ts'

const NOTHING = { added: 0, renamed: 0, closed: 0 }

export const updateRegions = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse, files }) => {
    const [file] = files
    if (!file || file.sizeBytes === 0) throw refuse('FILE_MISSING')
    const changed = await update(deps.db, {
      bytes: await file.read(),
      fileName: file.fileName.slice(0, 200),
      isPreview: input.isPreview === 1,
      caller,
      ipAddress,
      now,
    })
    if ('fault' in changed) {
      const { kind, where } = changed.fault
      return { fault: { kind, where }, provinces: NOTHING, cities: NOTHING, districts: NOTHING }
    }
    const { 1: provinces, 2: cities, 3: districts } = changed.levels
    return { fault: null, provinces, cities, districts }
  },
)
