import { linkPlaces } from '@hygiene/domain/content/post/site-links'
import { z } from 'zod'
import { instant } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'

export const readSiteLinks = staffReads('/api/staff/contents/links', {
  permission: 'readContents',
  input: z.object({}),
  entity: z.object({
    list: z.array(
      z.object({
        place: z.enum(linkPlaces),
        noticeNo: z.int().nullable(),
        title: z.string(),
        isShown: z.boolean(),
        version: z.int(),
        changedAt: instant,
        changedByName: z.string(),
      }),
    ),
    isWritable: z.boolean(),
  }),
})
