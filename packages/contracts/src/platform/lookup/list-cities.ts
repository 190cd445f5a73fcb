import { z } from 'zod'
import { endpoint, provinceCode } from '../../kit/index.ts'

/** Cities of a province; a PATCH that reads, as the specification has it. */
export const listCities = endpoint({
  operation: 'listCities',
  methods: ['PATCH', 'GET'],
  path: '/comm-user/common/zip/city/:id',
  access: 'anyone',
  effect: 'reads',
  sends: 'query',
  input: z.object({ id: provinceCode }),
  entity: z.object({ list: z.array(z.object({ code: z.string(), name: z.string() })) }),
  refusals: ['REGION_NOT_FOUND'],
  helper: 'view',
})
