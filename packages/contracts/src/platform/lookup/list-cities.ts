import { z } from 'zod'
import { provinceCode } from '../../forms/text-fields.ts'
import { visitorReads } from '../../kit/declare.ts'

export const listCities = visitorReads('/comm-user/common/zip/city/:id', {
  methods: ['PATCH', 'GET'],
  input: z.object({ id: provinceCode }),
  entity: z.object({ list: z.array(z.object({ code: z.string(), name: z.string() })) }),
  refusals: ['REGION_NOT_FOUND'],
  helper: 'view',
})
