import { campaignCost, sampleOf, wrapCampaign } from '@hygiene/domain/staff/campaign/campaign-text'
import { LMS_BYTES, SMS_BYTES, smsBytes } from '@hygiene/domain/staff/employee/staff-text'
import type { CampaignKindName } from '@hygiene/domain/staff/campaign/campaign'
import { PhoneText } from '../../../shared/message-text/phone-text.tsx'
import { Facts } from '../../../shared/record/facts.tsx'
import { Panel } from '../../../shared/record/panel.tsx'
import { type Campaign, figure, lengthText, receivers } from './campaign-text.ts'

type MessagePreviewProps = {
  campaign: Campaign
  kind: CampaignKindName
  body: string
  perMinute: number
}

export function MessagePreview({ campaign, kind, body, perMinute }: MessagePreviewProps) {
  const { sender, refusalLink, names, price } = campaign
  const whole = campaign.text ?? wrapCampaign(kind, body, sender)
  const text = sampleOf(whole, sender, refusalLink)
  const bytes = smsBytes(text)
  const cost = campaignCost(whole, sender, { names, price, refusalLink })
  const people = receivers(campaign)
  return (
    <>
      <Panel title="미리 보기" note="이름은 네 글자로 셌습니다.">
        <PhoneText from={sender.supportPhone}>{text}</PhoneText>
      </Panel>
      <Panel title="길이와 비용">
        <Facts
          items={[
            {
              term: '길이',
              detail: (
                <output aria-label="길이" data-long={bytes > LMS_BYTES || undefined}>
                  {figure(bytes)}바이트 · {bytes <= SMS_BYTES ? '짧은 문자' : '긴 문자'}
                </output>
              ),
            },
            { term: '한 통', detail: `짧은 문자 ${price.smsWon}원 · 긴 문자 ${price.lmsWon}원` },
            {
              term: '비용',
              detail: (
                <>
                  <strong>{figure(cost.won)}원</strong>
                  {people > 0 && ` (${costText(cost)})`}
                </>
              ),
            },
            { term: '걸리는 시간', detail: people > 0 ? `약 ${lengthText(people, perMinute)}` : '-' },
          ]}
        />
      </Panel>
    </>
  )
}

function costText({ sms, lms }: { sms: number; lms: number }): string {
  return [...(sms > 0 ? [`짧은 ${figure(sms)}통`] : []), ...(lms > 0 ? [`긴 ${figure(lms)}통`] : [])].join(
    ' · ',
  )
}
