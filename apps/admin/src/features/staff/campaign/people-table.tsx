import { Loaded, read } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listCampaignPeople } from '@hygiene/contracts/staff/campaign/list-campaign-people'
import {
  campaignLeftOutLabel,
  type CampaignResult,
  campaignResultLabel,
  campaignResults,
} from '@hygiene/domain/staff/campaign/campaign'
import { Button, type Column, EmptyState, SelectField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { shortInstant } from '../../../shared/money/instant-text.ts'
import { Panel } from '../../../shared/record/panel.tsx'
import { RecordTable } from '../../../shared/record/record-table.tsx'
import { type StateKind, StateMark } from '../../../shared/state-mark/state-mark.tsx'
import recordParts from '../../../shared/record/record-parts.module.css'
import { type Campaign, figure } from './campaign-text.ts'
import styles from './campaigns.module.css'

type Person = EntityOf<typeof listCampaignPeople>['list'][number]

const SHAPE: Record<CampaignResult, StateKind> = {
  waiting: 'waiting',
  sending: 'moving',
  sent: 'moving',
  delivered: 'done',
  undelivered: 'failed',
  failed: 'failed',
  leftOut: 'ended',
}

const COLUMNS: Column<Person>[] = [
  {
    header: '회원',
    isHeading: true,
    cell: ({ memberNo, name }) => (
      <Link className={`${recordParts.link} ${styles.who}`} to={`/members/${memberNo}`}>
        {name || '이름 없음'} {memberNo}
      </Link>
    ),
  },
  { header: '휴대전화', cell: ({ phone }) => phone || '-' },
  {
    header: '결과',
    cell: ({ result }) => <StateMark kind={SHAPE[result]}>{campaignResultLabel[result]}</StateMark>,
  },
  { header: '발송 일시', cell: ({ sentAt }) => shortInstant(sentAt) },
  {
    header: '사유',
    cell: ({ leftOut, failure }) => (leftOut ? campaignLeftOutLabel[leftOut] : (failure ?? '-')),
  },
]

/** Lists each person's result, fifty at a time. It loads on demand, because each read is logged. */
export function PeopleTable({ campaign: { campaignNo } }: { campaign: Campaign }) {
  const [result, setResult] = useState<CampaignResult | ''>('')
  const [trail, setTrail] = useState<readonly string[]>([])
  const people = useQuery({
    ...read(listCampaignPeople, {
      filter: { campaignNo, ...(result && { result }) },
      sort: { by: 'memberNo', isDescending: false },
      after: trail.at(-1) ?? null,
    }),
    staleTime: 0,
  })
  return (
    <Panel
      title="사람마다의 결과"
      note={people.data && `${figure(people.data.count)}${people.data.isCountWhole ? '명' : '명 넘게'}`}
      actions={
        <>
          <Button
            tone="secondary"
            size="small"
            busy={people.isFetching}
            onClick={() => void people.refetch()}
          >
            새로 고침
          </Button>
          <SelectField
            label="결과"
            hideLabel
            name="result"
            emptyLabel="모든 결과"
            options={campaignResults.map((value) => ({ value, label: campaignResultLabel[value] }))}
            value={result}
            onChange={({ target }) => {
              setTrail([])
              setResult(target.value as CampaignResult | '')
            }}
          />
        </>
      }
    >
      <Loaded query={people}>
        {({ list, next }) => (
          <>
            {list.length === 0 ? (
              <EmptyState message="조건에 맞는 사람이 없습니다." />
            ) : (
              <RecordTable
                caption="사람마다의 결과"
                columns={COLUMNS}
                rows={list}
                rowKey={({ memberNo }) => memberNo}
              />
            )}
            <div className={styles.turns}>
              {trail.length > 0 && (
                <Button tone="secondary" size="small" onClick={() => setTrail(trail.slice(0, -1))}>
                  앞 50명
                </Button>
              )}
              {next && (
                <Button tone="secondary" size="small" onClick={() => setTrail([...trail, next])}>
                  다음 50명
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
    </Panel>
  )
}
