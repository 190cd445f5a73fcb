import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'

/** Provinces valid today: a region has validity dates and a successor (docs/rules/enrolment.md). */
export const listProvinces = endpoint({
  operation: 'listProvinces',
  methods: ['GET'],
  path: '/comm-user/common/zip/sido',
  access: 'anyone',
  effect: 'reads',
  publicSeconds: 30,
  sends: 'query',
  input: z.object({}),
  entity: z.object({ list: z.array(z.object({ code: z.string(), name: z.string() })) }),
  refusals: [],
  helper: 'view',
})
