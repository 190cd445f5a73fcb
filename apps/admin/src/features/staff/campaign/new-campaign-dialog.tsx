import { useForm } from '@hygiene/client/use-form'
import { createCampaign } from '@hygiene/contracts/staff/campaign/create-campaign'
import { listCampaigns } from '@hygiene/contracts/staff/campaign/list-campaigns'
import { newCampaignForm } from '@hygiene/contracts/forms/campaign'
import type { CampaignKindName } from '@hygiene/domain/staff/campaign/campaign'
import { Button, Dialog, TextField } from '@hygiene/ui'
import { useNavigate } from 'react-router-dom'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import { KindField } from './kind-field.tsx'

/** Name and kind of a new campaign; the rest is written in its draft. */
export function NewCampaignDialog({ onClose }: { onClose: () => void }) {
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
