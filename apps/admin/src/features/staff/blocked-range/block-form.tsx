import { useForm } from '@hygiene/client/use-form'
import { blockRange } from '@hygiene/contracts/staff/blocked-range/block-range'
import { listBlockedRanges } from '@hygiene/contracts/staff/blocked-range/list-blocked-ranges'
import { reasonForm } from '@hygiene/contracts/forms/reason'
import { askConfirm, Button, DateField, showToast, TextField } from '@hygiene/ui'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import { instantTyped } from '../../../shared/ask-form/instant-typed.ts'

const EMPTY = { cidr: '', reason: '', endsAt: '' }

export function BlockForm({ onDone }: { onDone: () => void }) {
  const form = useForm(blockRange, {
    rules: reasonForm('차단 사유'),
    start: EMPTY,
    judge: ({ cidr }) => (cidr.trim() === '' ? { cidr: 'IP 주소 또는 범위를 입력해주세요.' } : {}),
    input: ({ cidr, reason, endsAt }) => ({ cidr: cidr.trim(), reason, endsAt: instantTyped(endsAt) }),
    confirm: ({ cidr }) => {
      const question = `${cidr.trim()}에서 오는 모든 접속을 차단합니다.\n이 주소를 함께 쓰는 회원도 이용할 수 없게 됩니다.`
      return askConfirm(question, { title: '주소 차단', confirmLabel: '차단하기', isDanger: true })
    },
    refusedAt: 'cidr',
    refresh: [listBlockedRanges],
    onDone: () => {
      form.change(EMPTY)
      showToast('차단했습니다.')
      onDone()
    },
  })
  const field = (name: keyof typeof EMPTY) => ({ autoComplete: 'off', ...form.field(name) })

  return (
    <AskForm form={form}>
      <TextField label="IP 주소 또는 범위" hint="예: 203.0.113.9, 203.0.113.0/24" {...field('cidr')} />
      <TextField label="차단 사유" maxLength={200} {...field('reason')} />
      <DateField
        label="종료 일시"
        optional
        hint="비워두면 해제할 때까지 차단합니다."
        type="datetime-local"
        {...field('endsAt')}
      />
      <Button type="submit" tone="danger" busy={form.isBusy}>
        차단하기
      </Button>
    </AskForm>
  )
}
