import { z } from 'zod'
import { endpoint } from '../../../kit/index.ts'
import { CONTENT_REFUSALS, contentKey } from './content-shape.ts'

/** Moves a popup, banner, related site or question one place up or down among those of its kind and part. */
export const orderContents = endpoint({
  operation: 'orderContents',
  methods: ['POST'],
  path: '/api/staff/contents/order',
  access: 'staff',
  permission: 'writeContents',
  effect: 'writes',
  sends: 'json',
  input: z.object({ contentNo: contentKey.contentNo, direction: z.enum(['up', 'down']) }),
  entity: z.object({ contentNo: z.int() }),
  refusals: CONTENT_REFUSALS,
})
