import { contentKinds, contentStates } from '@hygiene/domain'
import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../../kit/data-table.ts'
import { endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { contentRow } from './content-shape.ts'

/** What staff have written, of one kind or all that the role sees; `text` are looked for in titles. */
export const listContents = endpoint({
  operation: 'listContents',
  methods: ['POST'],
  path: '/api/staff/contents/list',
  access: 'staff',
  permission: 'readContents',
  effect: 'reads',
  sends: 'json',
  input: dataTableInput({
    filter: z.object({
      kind: z.enum(contentKinds).optional(),
      part: z.int().min(0).max(99).optional(),
      state: z.enum(contentStates).optional(),
    }),
    sorts: ['changedAt', 'position', 'title'] as const,
  }),
  entity: tablePageOf(contentRow),
  refusals: [...STAFF_REFUSALS],
})
