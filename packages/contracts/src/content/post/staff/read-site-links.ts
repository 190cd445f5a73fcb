import { linkPlaces } from '@hygiene/domain/content/post/site-links'
import { z } from 'zod'
import { instant } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'

/** The links whose notice staff choose, and who chose it. */
export const readSiteLinks = staffReads('/api/staff/contents/links', {
  permission: 'readContents',
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
})
