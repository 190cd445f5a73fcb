import { linkPlaces } from '@hygiene/domain/content/post/site-links'
import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import { CONTENT_REFUSALS } from './content-shape.ts'

export const chooseSiteLink = staffWrites('/api/staff/contents/link', {
  label: '바로가기 글 선택',
  permission: 'writeContents',
  audit: { subject: 'noticeNo' },
  input: z.object({
    place: z.enum(linkPlaces),
    noticeNo: z.int('공지사항 번호를 숫자로 적어주세요.').min(1).max(2_147_483_647).nullable(),
    basedOn: z.int().min(1),
  }),
  entity: z.object({ version: z.int() }),
  refusals: ['LINK_CHANGED', 'LINK_NOTICE_MISSING', ...CONTENT_REFUSALS],
})
