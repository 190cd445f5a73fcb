import { useSend } from '@hygiene/client'
import { judgeForm } from '@hygiene/client/judge-form'
import { listCampaigns } from '@hygiene/contracts/staff/campaign/list-campaigns'
import { readCampaign } from '@hygiene/contracts/staff/campaign/read-campaign'
import { saveCampaign } from '@hygiene/contracts/staff/campaign/save-campaign'
import { campaignForm } from '@hygiene/contracts/forms/campaign'
import type { CampaignKindName } from '@hygiene/domain/staff/campaign/campaign'
import { printedText } from '@hygiene/domain/printed-text'
import { textBody } from '@hygiene/domain/staff/employee/staff-text'
import { showAlert, showToast } from '@hygiene/ui'
import { useState } from 'react'
import { instantTyped, typedInstant } from '../../../shared/ask-form/instant-typed.ts'
import type { Campaign } from './campaign-text.ts'

export interface TypedCampaign {
  kind: CampaignKindName
  title: string
  body: string
  perMinute: string
  startsAt: string
}

type Errors = { title?: string | undefined; body?: string | undefined; perMinute?: string | undefined }

const typedOf = ({ kind, title, body, perMinute, startsAt }: Campaign): TypedCampaign => ({
  kind,
  title,
  body,
  perMinute: String(perMinute),
  startsAt: startsAt ? typedInstant(startsAt) : '',
})

/** Manages the typed draft. `keep` saves the changes and then continues with the new revision. */
export function useDraft(campaign: Campaign) {
  const [typed, setTyped] = useState(() => typedOf(campaign))
  const [errors, setErrors] = useState<Errors>({})
  const send = useSend(saveCampaign, {
    refresh: [readCampaign, listCampaigns],
    onRefused: ({ message }) => showAlert(message, { title: '저장하지 못했습니다' }),
  })
  const kept = typedOf(campaign)
  const isChanged = Object.entries(kept).some(([name, value]) => typed[name as keyof TypedCampaign] !== value)

  function keep(goOn: (revision: number) => void) {
    const perMinute = Number(typed.perMinute)
    const wrong = judgeForm(campaignForm, { title: typed.title, body: typed.body, perMinute })
    setErrors(wrong)
    const [first] = Object.keys(wrong)
    if (first) return document.querySelector<HTMLElement>(`main [name=${first}]`)?.focus()
    if (send.isPending) return
    if (!isChanged && campaign.status === 'draft') return goOn(campaign.revision)
    const { campaignNo, revision } = campaign
    const startsAt = instantTyped(typed.startsAt) ?? null
    // Normalises the text as the server does, so that a saved text does not count as changed.
    const text = { title: printedText(typed.title), body: textBody(typed.body) }
    setTyped({ ...typed, ...text })
    send.mutate(
      { ...typed, ...text, campaignNo, revision, perMinute, startsAt },
      { onSuccess: ({ revision: saved }) => goOn(saved) },
    )
  }

  return {
    typed,
    errors,
    isChanged,
    isBusy: send.isPending,
    type: (more: Partial<TypedCampaign>) => setTyped((before) => ({ ...before, ...more })),
    keep,
    save: () => keep(() => showToast('저장했습니다.')),
  }
}
