import { type Refused, useSend } from '@hygiene/client'
import { blockRange } from '@hygiene/contracts/staff/blocked-range/block-range'
import { listBlockedRanges } from '@hygiene/contracts/staff/blocked-range/list-blocked-ranges'
import { askConfirm, Button, DateField, showToast, TextField } from '@hygiene/ui'
import { type FormEvent, useRef, useState } from 'react'
import styles from '../../../shared/ask-form/ask-form.module.css'
import { instantTyped } from '../../../shared/ask-form/instant-typed.ts'
import { judgeReason } from '../../../shared/ask-form/judge-reason.ts'

const EMPTY = { cidr: '', reason: '', endsAt: '' }
type Errors = Partial<Record<keyof typeof EMPTY, string>>

export function BlockForm({ onDone }: { onDone: () => void }) {
  const [typed, setTyped] = useState(EMPTY)
  const [errors, setErrors] = useState<Errors>({})
  const form = useRef<HTMLFormElement>(null)
  const send = useSend(blockRange, {
    refresh: [listBlockedRanges],
    onDone: () => {
      setTyped(EMPTY)
      showToast('차단했습니다.')
      onDone()
    },
    onRefused: ({ message }: Refused) => show({ cidr: message }),
  })

  function show(next: Errors) {
    setErrors(next)
    const [first] = Object.keys(next)
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = judge(typed)
    show(wrong)
    if (Object.keys(wrong).length > 0 || send.isPending) return
    const cidr = typed.cidr.trim()
    const question = `${cidr}에서 오는 모든 접속을 차단합니다.\n이 주소를 함께 쓰는 회원도 이용할 수 없게 됩니다.`
    if (!(await askConfirm(question, { title: '주소 차단', confirmLabel: '차단하기', isDanger: true })))
      return
    send.mutate({ cidr, reason: typed.reason, endsAt: instantTyped(typed.endsAt) })
  }

  const field = (name: keyof typeof EMPTY) => ({
    name,
    value: typed[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  })

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      <TextField label="IP 주소 또는 범위" hint="예: 203.0.113.9, 203.0.113.0/24" {...field('cidr')} />
      <TextField label="차단 사유" maxLength={200} {...field('reason')} />
      <DateField
        label="종료 일시"
        optional
        hint="비워두면 해제할 때까지 차단합니다."
        type="datetime-local"
        {...field('endsAt')}
      />
      <Button type="submit" tone="danger" busy={send.isPending}>
        차단하기
      </Button>
    </form>
  )
}

function judge({ cidr, reason }: typeof EMPTY): Errors {
  return {
    ...(cidr.trim() === '' ? { cidr: 'IP 주소 또는 범위를 입력해주세요.' } : {}),
    ...judgeReason(reason, '차단 사유를 2자 이상 입력해주세요.'),
  }
}
