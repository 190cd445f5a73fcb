import { z } from 'zod'
import { pageOf, pagingInput } from '../../kit/paging.ts'
import { visitorReads } from '../../kit/declare.ts'
import { wireFlag, wireInteger } from '../../kit/fields.ts'

/** Lists popups by day: `isToday` 1 (the default) selects those of today; 0 includes those that are over. */
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
      imagePath: z.string(),
      /** Describes the picture. Is empty if it is only decorative. */
      imageAlt: z.string(),
      isToday: z.int(),
    }),
  ),
  helper: 'view',
})
