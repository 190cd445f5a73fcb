import { z } from 'zod'
import { endpoint, provinceCode } from '../../kit/index.ts'

/** Districts (dong) of a city; empty where the shipped region table ends at the city. */
export const listDistricts = endpoint({
  operation: 'listDistricts',
  methods: ['PATCH', 'GET'],
  path: '/comm-user/common/zip/dong/:id',
  access: 'anyone',
  effect: 'reads',
  sends: 'query',
  input: z.object({ id: provinceCode }),
  entity: z.object({ list: z.array(z.object({ code: z.string(), name: z.string() })) }),
  refusals: ['REGION_NOT_FOUND'],
  helper: 'view',
})
