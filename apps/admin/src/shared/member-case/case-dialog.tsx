import { useForm } from '@hygiene/client/use-form'
import { listOpenCases } from '@hygiene/contracts/staff/member-case/list-open-cases'
import { openCase } from '@hygiene/contracts/staff/member-case/open-case'
import { caseForm } from '@hygiene/contracts/forms/case-text'
import {
  type CasePurpose,
  casePurposeLabel,
  casePurposes,
} from '@hygiene/domain/staff/member-case/member-case'
import { Button, Dialog, RadioCards, TextField } from '@hygiene/ui'
import { useEffect, useEffectEvent } from 'react'
import { AskForm } from '../ask-form/ask-form.tsx'
import styles from './case.module.css'

const OPTIONS = casePurposes.map((value, at) => ({
  value,
  label: (
    <span className={styles.purpose}>
      {casePurposeLabel[value]}
      <kbd aria-hidden>{at + 1}</kbd>
    </span>
  ),
}))

type CaseDialogProps = {
  memberNo: number
  /** Prefills the purpose; the employee can change it. */
  suggested?: { purpose: CasePurpose; text: string }
  onOpened: () => void
  onClose: () => void
}

export function CaseDialog({ memberNo, suggested, onOpened, onClose }: CaseDialogProps) {
  const form = useForm<typeof openCase, { purpose: CasePurpose | ''; text: string }>(openCase, {
    rules: caseForm,
    start: { purpose: suggested?.purpose ?? '', text: suggested?.text ?? '' },
    input: (typed) => ({ memberNo, ...typed }),
    refresh: [listOpenCases],
    refusedTitle: '상담을 시작하지 못했습니다',
    onDone: onOpened,
  })

  const choose = useEffectEvent((event: KeyboardEvent) => {
    const isWriting = event.target instanceof HTMLInputElement && event.target.type === 'text'
    const chosen = casePurposes[Number(event.key) - 1]
    if (!chosen || isWriting || event.isComposing) return
    event.preventDefault()
    form.change({ purpose: chosen })
    document.querySelector<HTMLElement>('dialog [name=text]')?.focus()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => choose(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return (
    <Dialog isOpen onClose={onClose} title="무슨 일로 보시나요?" size="small">
      <AskForm form={form}>
        <RadioCards
          legend="상담 목적"
          hideLegend
          arrange="pair"
          options={OPTIONS}
          {...form.field('purpose')}
        />
        <TextField
          label="한 줄 설명"
          hint="예: 평가에서 본인확인이 안 된다고 함"
          maxLength={150}
          autoComplete="off"
          {...form.field('text')}
        />
        <p className={styles.said}>30분 동안 이 회원의 칸을 하나씩 열 수 있고, 연 칸은 모두 기록됩니다.</p>
        <Button type="submit" busy={form.isBusy}>
          상담 시작하기
        </Button>
      </AskForm>
    </Dialog>
  )
}
