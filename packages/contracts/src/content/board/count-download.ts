import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'

/** Counts a download of a post's file. */
export const countDownload = endpoint({
  operation: 'countDownload',
  methods: ['GET'],
  path: '/api/board/downloadCnt',
  access: 'anyone',
  effect: 'writes',
  sends: 'query',
  input: z.object({ fileNo: z.uuid() }),
  entity: z.object({ downloadCount: z.int() }),
  refusals: ['FILE_NOT_FOUND'],
})
