import { CAMPAIGN_PER_MINUTE } from '@hygiene/domain/staff/campaign/campaign'
import { LMS_BYTES, textBody } from '@hygiene/domain/staff/employee/staff-text'
import { printedText } from '@hygiene/domain/printed-text'
import { unknownCampaignFields, unsendableLetters } from '@hygiene/domain/staff/campaign/campaign-text'
import * as z from 'zod/mini'

export const campaignTitle = z
  .string({ error: '이름을 입력해주세요.' })
  .check(z.overwrite(printedText), z.minLength(1, '이름을 입력해주세요.'), z.maxLength(60))

/** May be empty in a draft. The length with the added beginning and end is checked when the campaign is ordered. */
export const campaignBody = z.string().check(
  z.overwrite(textBody),
  z.maxLength(LMS_BYTES),
  z.refine((body) => unknownCampaignFields(body).length === 0, {
    error: ({ input }) => `없는 칸입니다: ${unknownCampaignFields(String(input)).join(', ')}`,
  }),
  z.refine((body) => unsendableLetters(body).length === 0, {
    error: ({ input }) => `문자로 보낼 수 없는 글자입니다: ${unsendableLetters(String(input)).join(' ')}`,
  }),
)

const PACE = `1분에 ${CAMPAIGN_PER_MINUTE.least}~${CAMPAIGN_PER_MINUTE.most.toLocaleString('ko-KR')}명으로 정해주세요.`

export const campaignPerMinute = z
  .int({ error: PACE })
  .check(z.gte(CAMPAIGN_PER_MINUTE.least, PACE), z.lte(CAMPAIGN_PER_MINUTE.most, PACE))

export const campaignForm = z.object({
  title: campaignTitle,
  body: campaignBody,
  perMinute: campaignPerMinute,
})

export const newCampaignForm = z.object({ title: campaignTitle })
