import { linkPlaces } from '@hygiene/domain'
import { z } from 'zod'
import { endpoint, instant } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** The links whose notice staff choose, and who chose it. */
export const readSiteLinks = endpoint({
  operation: 'readSiteLinks',
  methods: ['GET'],
  path: '/api/staff/contents/links',
  access: 'staff',
  permission: 'readContents',
  effect: 'reads',
  sends: 'query',
  input: z.object({}),
  entity: z.object({
    list: z.array(
      z.object({
        place: z.enum(linkPlaces),
        noticeNo: z.int().nullable(),
        /** Empty where no notice has the number. */
        title: z.string(),
        /** Visitors see the link. */
        isShown: z.boolean(),
        version: z.int(),
        changedAt: instant,
        /** Empty: as it was installed. */
        changedByName: z.string(),
      }),
    ),
    isWritable: z.boolean(),
  }),
  refusals: STAFF_REFUSALS,
})
