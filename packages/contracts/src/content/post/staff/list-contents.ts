import { contentKinds } from '@hygiene/domain/content/post/content-kinds'
import { contentStates } from '@hygiene/domain/content/post/content-state'
import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../../kit/data-table.ts'
import { staffReads } from '../../../kit/declare.ts'
import { contentRow } from './content-shape.ts'

export const listContents = staffReads('/api/staff/contents/list', {
  methods: ['POST'],
  permission: 'readContents',
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
})
