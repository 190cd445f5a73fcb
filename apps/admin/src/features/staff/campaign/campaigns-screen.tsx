import { useForm } from '@hygiene/client/use-form'
import { newCampaignForm } from '@hygiene/contracts/forms/campaign'
import { createCampaign } from '@hygiene/contracts/staff/campaign/create-campaign'
import { listCampaigns } from '@hygiene/contracts/staff/campaign/list-campaigns'
import {
  type CampaignKindName,
  campaignKindLabel,
  campaignKinds,
  campaignStatuses,
  campaignStatusLabel,
} from '@hygiene/domain/staff/campaign/campaign'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { Button, Dialog, TextField } from '@hygiene/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import { columnsOf } from '../../../shared/data-table/contract-columns.tsx'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { BuiltInView, RowOf, TableFilter } from '../../../shared/data-table/table-types.ts'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { campaignState, figure } from './campaign-text.ts'
import { KindField } from './kind-field.tsx'

type Row = RowOf<typeof listCampaigns>

const SORT = { by: 'createdAt', isDescending: true } as const
const FILTERS: readonly TableFilter[] = [
  {
    kind: 'choice',
    key: 'kind',
    label: '종류',
    choices: campaignKinds.map((value) => ({ value, label: campaignKindLabel[value] })),
    hides: 'kind',
  },
  {
    kind: 'choice',
    key: 'status',
    label: '상태',
    choices: campaignStatuses.map((value) => ({ value, label: campaignStatusLabel[value] })),
  },
]
const VIEWS: readonly BuiltInView[] = [
  { name: '보내는 중', address: 'status=running' },
  { name: '초안', address: 'status=draft' },
]
const FOLLOW_MS = 5_000

const COLUMNS = columnsOf(listCampaigns, { state: Status })

export function CampaignsScreen() {
  const [isMaking, setIsMaking] = useState(false)
  return (
    <>
      <DataTable
        screen="campaigns"
        title="캠페인"
        noun="캠페인"
        unit="건"
        contract={listCampaigns}
        columns={COLUMNS}
        filters={FILTERS}
        views={VIEWS}
        sort={SORT}
        rowKey={({ campaignNo }) => campaignNo}
        hrefOf={({ campaignNo }) => `/campaigns/${campaignNo}`}
        nameOf={({ title }) => title}
        text="캠페인 이름"
        refreshMs={({ list }) => (list.some(({ status }) => status === 'running') ? FOLLOW_MS : null)}
        card={(row) => ({
          head: `${campaignKindLabel[row.kind]} · ${row.title}`,
          note: `${figure(row.sent)} / ${figure(row.people)}명 · ${formatSeoulDateTime(new Date(row.createdAt))}`,
          end: <Status {...row} />,
        })}
        actions={
          <Button size="small" onClick={() => setIsMaking(true)}>
            <Plus aria-hidden />새 캠페인
          </Button>
        }
      />
      {isMaking && <NewCampaignDialog onClose={() => setIsMaking(false)} />}
    </>
  )
}

function Status(row: Row) {
  const { kind, label } = campaignState(row)
  return <StateMark kind={kind}>{label}</StateMark>
}

function NewCampaignDialog({ onClose }: { onClose: () => void }) {
  const go = useNavigate()
  const form = useForm(createCampaign, {
    rules: newCampaignForm,
    start: { kind: 'notice' as CampaignKindName, title: '' },
    input: ({ kind, title }) => ({ kind, title: title.trim() }),
    refresh: [listCampaigns],
    refusedTitle: '만들지 못했습니다',
    onDone: ({ campaignNo }) => void go(`/campaigns/${campaignNo}`),
  })
  return (
    <Dialog isOpen title="새 캠페인" onClose={onClose}>
      <AskForm form={form}>
        <TextField
          label="이름"
          hint="직원만 봅니다."
          maxLength={60}
          autoComplete="off"
          data-first-focus
          {...form.field('title')}
        />
        <KindField kind={form.draft.kind} onChange={(kind) => form.change({ kind })} />
        <Button type="submit" busy={form.isBusy}>
          초안 만들기
        </Button>
      </AskForm>
    </Dialog>
  )
}
