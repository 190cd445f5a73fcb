import { z } from 'zod'
import { mobilePhone } from '../../forms/text-fields.ts'
import { recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'

/**
 * Sends the stored draft to the caller's own telephone. An unproved number first gets a code, which the next call sends; the
 * proved number is stored.
 */
export const testCampaign = staffWrites('/api/staff/campaigns/test', {
  label: '캠페인 시험 보내기',
  permission: 'runCampaigns',
  audit: { subject: 'campaignNo' },
  input: z.object({
    campaignNo: recordNo,
    phone: z.optional(mobilePhone),
    code: z
      .string()
      .regex(/^\d{6}$/, '확인번호 6자리를 입력해주세요.')
      .optional(),
  }),
  entity: z.object({ campaignNo: z.int(), isCodeSent: z.boolean() }),
  refusals: [
    'CAMPAIGN_NOT_FOUND',
    'CAMPAIGN_NO_TEXT',
    'CAMPAIGN_NO_PHONE',
    'CAMPAIGN_ADVERT_NIGHT',
    'CAMPAIGN_PHONE_CODE_WRONG',
    'CAMPAIGN_PHONE_CODES_MANY',
  ],
  perMinute: 10,
})
