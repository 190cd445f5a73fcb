import { z } from 'zod'
import { regionChoice } from '../../in-person/session/list-sessions.ts'

/** One of the five regions or a province, replaced codes included; absent: the whole country. */
export const branchRegion = z.object({ zipProvinceNo: regionChoice.optional() })

export const branchName = z.object({ branchNo: z.int(), branchName: z.string() })

/** `parentBranchNo` is null at a 지회 and names the 지회 of a 지부; `sidoCode` is the province's code of today. */
export const branchPlace = branchName.extend({
  parentBranchNo: z.int().nullable(),
  sidoCode: z.string(),
})

/** Texts are empty where the association has said nothing; degrees of WGS 84, both or neither. */
export const branchContact = branchPlace.extend({
  phone: z.string(),
  address: z.string(),
  openHours: z.string(),
  mapUrl: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})
