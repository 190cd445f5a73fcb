import { z } from 'zod'
import { visitorReads } from '../../kit/declare.ts'

/** Returns the provinces valid today: a region has validity dates and a successor (docs/rules/enrolment.md). */
export const listProvinces = visitorReads('/comm-user/common/zip/sido', {
  publicSeconds: 30,
  input: z.object({}),
  entity: z.object({ list: z.array(z.object({ code: z.string(), name: z.string() })) }),
  helper: 'view',
})
