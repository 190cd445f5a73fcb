import { type CampaignKindName, campaignKindLabel } from '@hygiene/domain/staff/campaign/campaign'
import { RadioCards } from '@hygiene/ui'

const OPTIONS = [
  {
    value: 'notice',
    label: campaignKindLabel.notice,
    description: '교육·점검처럼 회원에게 꼭 알릴 일입니다. 동의와 관계없이 보냅니다.',
  },
  {
    value: 'advert',
    label: campaignKindLabel.advert,
    description: '동의가 살아 있는 회원에게만 보냅니다. (광고)와 무료 수신거부가 자동으로 붙습니다.',
  },
] as const

type KindFieldProps = { kind: CampaignKindName; onChange: (kind: CampaignKindName) => void }

/** Separates advertising from notices, because the law treats it differently. */
export function KindField({ kind, onChange }: KindFieldProps) {
  return (
    <RadioCards<CampaignKindName>
      legend="종류"
      arrange="pair"
      options={OPTIONS}
      value={kind}
      onChange={onChange}
    />
  )
}
