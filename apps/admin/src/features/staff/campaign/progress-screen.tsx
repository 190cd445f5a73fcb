import { useSend } from '@hygiene/client'
import { listCampaignPeople } from '@hygiene/contracts/staff/campaign/list-campaign-people'
import { listCampaigns } from '@hygiene/contracts/staff/campaign/list-campaigns'
import { readCampaign } from '@hygiene/contracts/staff/campaign/read-campaign'
import { steerCampaign } from '@hygiene/contracts/staff/campaign/steer-campaign'
import { type CampaignAction, campaignKindLabel } from '@hygiene/domain/staff/campaign/campaign'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { Button, ProgressBar, askConfirm, showToast } from '@hygiene/ui'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { Facts } from '../../../shared/record/facts.tsx'
import { Panel } from '../../../shared/record/panel.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import shared from '../../../shared/record/record-parts.module.css'
import { AudienceFacts } from './audience-facts.tsx'
import { type Campaign, figure, finished, receivers, campaignState } from './campaign-text.ts'
import { CampaignsLink } from './campaigns-link.tsx'
import styles from './campaigns.module.css'
import { MessagePreview } from './message-preview.tsx'
import { PeopleTable } from './people-table.tsx'

export function ProgressScreen({ campaign }: { campaign: Campaign }) {
  const { kind, body, perMinute, orderedAt, endedAt, counts } = campaign
  const state = campaignState(campaign)
  const all = receivers(campaign)
  const gone = finished(campaign)
  return (
    <AdminScreen
      title={campaign.title}
      path={<CampaignsLink />}
      note={
        <span className={shared.status}>
          <StateMark kind={state.kind}>{state.label}</StateMark>
          {campaignKindLabel[kind]} · {campaign.employeeName}
        </span>
      }
      actions={<Actions campaign={campaign} />}
      side={<MessagePreview campaign={campaign} kind={kind} body={body} perMinute={perMinute} />}
      isFlush
    >
      <Panel title="진행" note={`1분에 ${figure(perMinute)}명`}>
        <div className={styles.progress}>
          <p role="status">
            {figure(gone)} / {figure(all)}명
          </p>
          <ProgressBar share={all === 0 ? 1 : gone / all} />
        </div>
        <Facts
          items={[
            { term: '도착', detail: `${figure(counts.delivered)}명` },
            { term: '도착하지 않음', detail: `${figure(counts.undelivered)}명` },
            { term: '결과 기다림', detail: `${figure(counts.sent)}명` },
            { term: '보내지 못함', detail: `${figure(counts.failed)}명` },
            { term: '보내는 중', detail: `${figure(counts.sending)}명` },
            { term: '기다림', detail: `${figure(counts.waiting)}명` },
            { term: '시작', detail: at(orderedAt) },
            { term: '끝', detail: at(endedAt) },
          ]}
        />
      </Panel>
      <Panel title="받을 사람" note={`${at(campaign.frozenAt)}에 정함`}>
        <AudienceFacts campaign={campaign} />
      </Panel>
      <PeopleTable key={campaign.status} campaign={campaign} />
    </AdminScreen>
  )
}

const at = (instant: string | null) => (instant ? formatSeoulDateTime(new Date(instant)) : '-')

const DONE: Record<CampaignAction, string> = {
  pause: '잠시 멈췄습니다. 이미 보낸 것은 그대로입니다.',
  goOn: '이어서 보냅니다.',
  stop: '중단했습니다. 이미 보낸 것은 그대로입니다.',
}

function Actions({ campaign: { campaignNo, status } }: { campaign: Campaign }) {
  const steer = useSend(steerCampaign, {
    refresh: [readCampaign, listCampaigns, listCampaignPeople],
    refusedTitle: '처리하지 못했습니다',
    onDone: (_done, { action }) => showToast(DONE[action]),
  })
  if (status !== 'running' && status !== 'paused') return null
  const next = status === 'running' ? 'pause' : 'goOn'
  async function stop() {
    const isSure = await askConfirm('남은 사람에게는 보내지 않습니다. 다시 이어서 보낼 수 없습니다.', STOP)
    if (isSure) steer.mutate({ campaignNo, action: 'stop' })
  }
  return (
    <>
      <Button tone="secondary" size="small" onClick={() => void stop()}>
        중단
      </Button>
      <Button size="small" busy={steer.isPending} onClick={() => steer.mutate({ campaignNo, action: next })}>
        {next === 'pause' ? '잠시 멈추기' : '이어서 보내기'}
      </Button>
    </>
  )
}

const STOP = {
  title: '캠페인을 중단할까요?',
  confirmLabel: '중단',
  cancelLabel: '계속 보내기',
  isDanger: true,
}
