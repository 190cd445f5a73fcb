import { z } from 'zod'
import { endpoint } from '../kit/index.ts'

/** Provinces valid today (decisions.md: the region table carries validity dates and successors). */
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
})
