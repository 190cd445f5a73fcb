import { judgeForm } from '@hygiene/client/judge-form'
import { useFields } from '@hygiene/client/use-fields'
import { reasonForm } from '@hygiene/contracts/forms/reason'
import { Button } from '@hygiene/ui'
import type { ReactNode } from 'react'
import { AskForm } from './ask-form.tsx'
import { ReasonField } from './reason-field.tsx'

type ReasonFormProps = {
  label?: string
  hint?: string
  /** Replaces the error for an empty reason, if the label does not name what is missing. */
  what?: string
  tone?: 'primary' | 'secondary' | 'danger'
  isBusy: boolean
  onAsk: (reason: string) => void
  fields?: ReactNode
  children: ReactNode
}

/** Asks staff for a reason before they open a person's data or end something. The log keeps it. */
export function ReasonForm({
  label = '조회 사유',
  hint,
  what = label,
  tone,
  isBusy,
  onAsk,
  fields,
  children,
}: ReasonFormProps) {
  const form = useFields({ reason: '' }, (draft) => judgeForm(reasonForm(what), draft))
  return (
    <AskForm form={form} onPass={() => isBusy || onAsk(form.draft.reason)}>
      {fields}
      <ReasonField label={label} hint={hint} {...form.field('reason')} />
      <Button type="submit" tone={tone} busy={isBusy}>
        {children}
      </Button>
    </AskForm>
  )
}
