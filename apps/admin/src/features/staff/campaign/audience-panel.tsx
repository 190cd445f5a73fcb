import { read, useSend } from '@hygiene/client'
import { freezeCampaign } from '@hygiene/contracts/staff/campaign/freeze-campaign'
import { readCampaign } from '@hygiene/contracts/staff/campaign/read-campaign'
import { listViews } from '@hygiene/contracts/staff/saved-view/list-views'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { readyAudiences } from '@hygiene/domain/staff/campaign/ready-audience'
import { Button, DateField, SelectField, showToast } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Panel } from '../../../shared/record/panel.tsx'
import { AudienceFacts } from './audience-facts.tsx'
import {
  audienceEducations,
  type AudienceFilter,
  audienceStates,
  type Campaign,
  filterOfView,
} from './campaign-text.ts'
import styles from './campaigns.module.css'

type AudiencePanelProps = {
  campaign: Campaign
  /** Saves the typed text first, because freezing creates a new revision of the draft. */
  onFreeze: (freeze: () => void) => void
  /** Passes the usual text for one of the year's standard audiences. */
  onReady: (body: string) => void
}

/** Selects the audience by a saved view or by conditions, and freezes it. It shows who is left out and why. */
export function AudiencePanel({ campaign, onFreeze, onReady }: AudiencePanelProps) {
  const { campaignNo, frozenAt } = campaign
  const [filter, setFilter] = useState<AudienceFilter>({})
  const [view, setView] = useState('')
  const views = useQuery(read(listViews, { screen: 'members' }))
  const freeze = useSend(freezeCampaign, {
    refresh: [readCampaign],
    refusedTitle: '받을 사람을 정하지 못했습니다',
    onDone: () => showToast('받을 사람을 정했습니다.'),
  })
  const change = (more: Partial<Record<'state' | 'joinedFrom' | 'joinedTo' | 'educationOfYear', string>>) => {
    setView('')
    const { isConnected, ...typed } = { ...filter, ...more }
    const flag = isConnected ? '1' : ''
    const given = new URLSearchParams({ ...typed, isConnected: flag })
    setFilter(filterOfView(given.toString()))
  }
  const list = views.data?.list ?? []
  return (
    <Panel
      title="받을 사람"
      note={frozenAt ? `${formatSeoulDateTime(new Date(frozenAt))}에 정함` : '아직 정하지 않았습니다.'}
      actions={
        <Button
          tone="secondary"
          size="small"
          busy={freeze.isPending}
          onClick={() => onFreeze(() => freeze.mutate({ campaignNo, filter }))}
        >
          {frozenAt ? '지금 조건으로 다시 정하기' : '받을 사람 정하기'}
        </Button>
      }
    >
      <div className={styles.turns} role="group" aria-label="자주 쓰는 대상">
        {readyAudiences.map(({ educationOfYear, label, body }) => (
          <Button
            key={educationOfYear}
            tone={filter.educationOfYear === educationOfYear ? 'primary' : 'secondary'}
            size="small"
            aria-pressed={filter.educationOfYear === educationOfYear}
            onClick={() => {
              setView('')
              setFilter({ educationOfYear })
              onReady(body)
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className={styles.conditions}>
        <SelectField
          label="저장한 보기"
          name="view"
          emptyLabel={list.length === 0 ? '저장한 보기 없음' : '고르지 않음'}
          options={list.map(({ viewNo, name }) => ({ value: String(viewNo), label: name }))}
          value={view}
          onChange={({ target }) => {
            setView(target.value)
            const chosen = list.find(({ viewNo }) => String(viewNo) === target.value)
            setFilter(filterOfView(chosen?.viewAddress ?? ''))
          }}
        />
        <SelectField
          label="회원 상태"
          name="state"
          emptyLabel="모두"
          options={audienceStates}
          value={filter.state ?? ''}
          onChange={({ target }) => change({ state: target.value })}
        />
        <SelectField
          label="올해 교육"
          name="educationOfYear"
          emptyLabel="모두"
          options={audienceEducations}
          value={filter.educationOfYear ?? ''}
          onChange={({ target }) => change({ educationOfYear: target.value })}
        />
        <DateField
          label="가입한 날부터"
          type="date"
          name="joinedFrom"
          value={filter.joinedFrom ?? ''}
          onChange={({ target }) => change({ joinedFrom: target.value })}
        />
        <DateField
          label="가입한 날까지"
          type="date"
          name="joinedTo"
          value={filter.joinedTo ?? ''}
          onChange={({ target }) => change({ joinedTo: target.value })}
        />
      </div>
      {frozenAt && <AudienceFacts campaign={campaign} />}
    </Panel>
  )
}
