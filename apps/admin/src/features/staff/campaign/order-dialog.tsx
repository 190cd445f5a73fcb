import { useSend } from '@hygiene/client'
import { listCampaigns } from '@hygiene/contracts/staff/campaign/list-campaigns'
import { orderCampaign } from '@hygiene/contracts/staff/campaign/order-campaign'
import { readCampaign } from '@hygiene/contracts/staff/campaign/read-campaign'
import { requestCampaign } from '@hygiene/contracts/staff/campaign/request-campaign'
import { APPROVAL_KINDS } from '@hygiene/domain/staff/approval/approval'
import { campaignKindLabel } from '@hygiene/domain/staff/campaign/campaign'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { Button, Dialog, NoticeBox, showToast } from '@hygiene/ui'
import { useNavigate } from 'react-router-dom'
import { ChangeDialog } from '../../../shared/change-dialog/change-dialog.tsx'
import { Follows } from '../../../shared/change-dialog/follows.tsx'
import { AudienceFacts } from './audience-facts.tsx'
import { type Campaign, figure } from './campaign-text.ts'

type OrderDialogProps = { campaign: Campaign; revision: number; people: number; onClose: () => void }

/** Starts the campaign. More than 1,000 recipients require a second employee's approval. */
export function OrderDialog(props: OrderDialogProps) {
  return props.campaign.needsApproval ? <Request {...props} /> : <Order {...props} />
}

const FOLLOWS = [
  '글은 더 수정할 수 없습니다.',
  '한 번호에 한 번만 보냅니다.',
  '밤 9시부터 아침 8시까지는 기다렸다가 보냅니다.',
  '하는 동안 잠시 멈추거나 중단할 수 있습니다.',
]
const ADVERT = '보내기 바로 앞에 동의를 다시 확인하고, 거부한 사람에게는 보내지 않습니다.'

function Order({ campaign, revision, people, onClose }: OrderDialogProps) {
  const { campaignNo, kind, startsAt } = campaign
  const order = useSend(orderCampaign, {
    refresh: [readCampaign, listCampaigns],
    onRefused: () => undefined,
    onDone: () => {
      showToast('보내기 시작했습니다.')
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      title={`${campaignKindLabel[kind]} 캠페인 보내기`}
      onClose={onClose}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            취소
          </Button>
          <Button
            busy={order.isPending}
            unavailable={people === 0}
            onClick={() => order.mutate({ campaignNo, revision })}
          >
            {figure(people)}명에게 보내기
          </Button>
        </>
      }
    >
      <AudienceFacts campaign={campaign} />
      <Follows
        title="뒤따르는 일"
        sentences={[
          startsAt ? `${formatSeoulDateTime(new Date(startsAt))}부터 보냅니다.` : '바로 보내기 시작합니다.',
          ...FOLLOWS,
          ...(kind === 'advert' ? [ADVERT] : []),
        ]}
      />
      {order.error && <NoticeBox tone="error" title={order.error.message} live />}
    </Dialog>
  )
}

function Request({ campaign, revision, people, onClose }: OrderDialogProps) {
  const go = useNavigate()
  const { campaignNo, kind, startsAt, foundText } = campaign
  const ask = useSend(requestCampaign, {
    refresh: [readCampaign, listCampaigns],
    onRefused: () => undefined,
    onDone: ({ approvalNo }) => {
      showToast('승인을 요청했습니다.')
      void go(`/approvals/${approvalNo}`)
    },
  })
  return (
    <ChangeDialog
      title={`${campaignKindLabel[kind]} 캠페인 보내기`}
      about={campaign.title}
      rows={[
        { label: '받을 사람', before: '-', after: `${figure(people)}명 (${foundText || '모든 회원'})` },
        {
          label: '발송 일시',
          before: '-',
          after: startsAt ? formatSeoulDateTime(new Date(startsAt)) : '승인하면 바로',
        },
      ]}
      follows={[...FOLLOWS, ...(kind === 'advert' ? [ADVERT] : [])]}
      reasons={APPROVAL_KINDS.campaign.reasons}
      approval="campaign"
      verb="보내기"
      isBusy={ask.isPending}
      refusal={ask.error?.message}
      onAsk={({ reasonCode, text }) => ask.mutate({ campaignNo, revision, reasonCode, text })}
      onClose={onClose}
    />
  )
}
