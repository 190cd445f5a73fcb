import { z } from 'zod'
import { provinceCode } from '../../forms/text-fields.ts'
import { visitorReads } from '../../kit/declare.ts'

/** Returns the districts (dong) of a city; is empty where the shipped region table ends at the city. */
export const listDistricts = visitorReads('/comm-user/common/zip/dong/:id', {
  methods: ['PATCH', 'GET'],
  input: z.object({ id: provinceCode }),
  entity: z.object({ list: z.array(z.object({ code: z.string(), name: z.string() })) }),
  refusals: ['REGION_NOT_FOUND'],
  helper: 'view',
})
