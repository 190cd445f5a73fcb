import { z } from 'zod'
import { visitorWrites } from '../../kit/declare.ts'

export const countDownload = visitorWrites('/api/board/downloadCnt', {
  methods: ['GET'],
  sends: 'query',
  input: z.object({ fileNo: z.uuid() }),
  entity: z.object({ downloadCount: z.int() }),
  refusals: ['FILE_NOT_FOUND'],
})
