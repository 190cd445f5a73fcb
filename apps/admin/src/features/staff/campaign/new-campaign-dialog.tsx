import { useSend } from '@hygiene/client'
import { createCampaign } from '@hygiene/contracts/staff/campaign/create-campaign'
import { listCampaigns } from '@hygiene/contracts/staff/campaign/list-campaigns'
import type { CampaignKindName } from '@hygiene/domain'
import { Button, Dialog, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import { KindField } from './kind-field.tsx'

/** Name and kind of a new campaign; the rest is written in its draft. */
export function NewCampaignDialog({ onClose }: { onClose: () => void }) {
  const go = useNavigate()
  const [title, setTitle] = useState('')
  const [kind, setKind] = useState<CampaignKindName>('notice')
  const [wrong, setWrong] = useState<{ title?: string }>({})
  const create = useSend(createCampaign, {
    refresh: [listCampaigns],
    refusedTitle: '만들지 못했습니다',
    onDone: ({ campaignNo }) => void go(`/campaigns/${campaignNo}`),
  })
  return (
    <Dialog isOpen title="새 캠페인" onClose={onClose}>
      <AskForm
        judge={() => (title.trim() === '' ? { title: '이름을 입력해주세요.' } : {})}
        onWrong={setWrong}
        onAsk={() => {
          if (!create.isPending) create.mutate({ kind, title: title.trim() })
        }}
      >
        <TextField
          label="이름"
          name="title"
          hint="직원만 봅니다."
          maxLength={60}
          autoComplete="off"
          data-first-focus
          value={title}
          error={wrong.title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <KindField kind={kind} onChange={setKind} />
        <Button type="submit" busy={create.isPending}>
          초안 만들기
        </Button>
      </AskForm>
    </Dialog>
  )
}
