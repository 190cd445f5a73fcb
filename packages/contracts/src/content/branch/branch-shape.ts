import { z } from 'zod'
import { regionChoice } from '../../in-person/session/list-sessions.ts'

/** Accepts one of the five regions or a province, including replaced codes. Without it the whole country applies. */
export const branchRegion = z.object({ zipProvinceNo: regionChoice.optional() })

export const branchName = z.object({ branchNo: z.int(), branchName: z.string() })

/** `parentBranchNo` is null for a 지회 and names the 지회 of a 지부. `sidoCode` is the province's current code. */
export const branchPlace = branchName.extend({
  parentBranchNo: z.int().nullable(),
  sidoCode: z.string(),
})

/** Texts are empty if the association gave none. The position is in degrees of WGS 84, both or neither. */
export const branchContact = branchPlace.extend({
  phone: z.string(),
  address: z.string(),
  openHours: z.string(),
  mapUrl: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})
