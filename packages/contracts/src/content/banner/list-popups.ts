import { z } from 'zod'
import { pageOf, pagingInput } from '../../kit/paging.ts'
import { visitorReads } from '../../kit/declare.ts'
import { wireFlag, wireInteger } from '../../kit/fields.ts'

/** Popups by their days: `isToday` 1 (the default) those of today, 0 also those that are over. */
export const listPopups = visitorReads('/api/popup/fetchPopupList', {
  publicSeconds: 30,
  input: z.object({
    ...pagingInput,
    isToday: wireFlag.default(1),
    popupType: wireInteger.optional(),
  }),
  entity: pageOf(
    z.object({
      popupNo: z.int(),
      popupType: z.int(),
      badge: z.string(),
      title: z.string(),
      text: z.string(),
      actionLabel: z.string(),
      url: z.string(),
      mobilePath: z.string(),
      /** A picture of our own; empty: none. */
      imagePath: z.string(),
      /** What the picture shows; empty: it only decorates. */
      imageAlt: z.string(),
      isToday: z.int(),
    }),
  ),
  helper: 'view',
})
