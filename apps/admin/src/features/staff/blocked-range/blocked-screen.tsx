import { useSend } from '@hygiene/client'
import { useForm } from '@hygiene/client/use-form'
import { reasonForm } from '@hygiene/contracts/forms/reason'
import { blockRange } from '@hygiene/contracts/staff/blocked-range/block-range'
import { listBlockedRanges } from '@hygiene/contracts/staff/blocked-range/list-blocked-ranges'
import { unblockRange } from '@hygiene/contracts/staff/blocked-range/unblock-range'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { askConfirm, Button, DateField, Dialog, showToast, TextField } from '@hygiene/ui'
import { useMemo, useState } from 'react'
import { useEmployee } from '../../../app/login/staff-login.ts'
import styles from '../../../shared/ask-form/ask-form.module.css'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import { instantTyped } from '../../../shared/ask-form/instant-typed.ts'
import { ReasonForm } from '../../../shared/ask-form/reason-form.tsx'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { BuiltInView, TableFilter } from '../../../shared/data-table/table-types.ts'
import { RangeState, rangeColumns } from './range-columns.tsx'
import { type BlockedRange, rangeText } from './range-state.ts'

const EMPTY = { cidr: '', reason: '', endsAt: '' }

function BlockForm({ onDone }: { onDone: () => void }) {
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

const FILTERS: readonly TableFilter[] = [
  {
    kind: 'choice',
    key: 'state',
    label: '상태',
    hides: 'state',
    choices: [
      { value: 'blocked', label: '차단 중' },
      { value: 'ended', label: '해제됨' },
    ],
  },
  { kind: 'days', from: 'fromDay', to: 'toDay', label: '차단한 날' },
]
const VIEWS: readonly BuiltInView[] = [
  { name: '차단 중', address: 'state=blocked' },
  { name: '해제됨', address: 'state=ended' },
]
const SORT = { by: 'createdAt', isDescending: true } as const
const keyOf = ({ rangeNo }: BlockedRange) => rangeNo

/** Lists addresses whose every call is refused with «차단된 IP입니다». */
export function BlockedScreen() {
  const { role } = useEmployee()
  const mayBlock = staffMay(role, 'blockAddresses')
  const [ending, setEnding] = useState<BlockedRange | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  const columns = useMemo(() => rangeColumns(mayBlock ? setEnding : null), [mayBlock])
  return (
    <>
      <DataTable
        screen="blocked"
        title="접속 차단"
        noun="차단"
        unit="건"
        contract={listBlockedRanges}
        columns={columns}
        filters={FILTERS}
        views={VIEWS}
        sort={SORT}
        rowKey={keyOf}
        nameOf={({ cidr }) => rangeText(cidr)}
        text="IP 또는 사유"
        card={(range) => ({
          head: rangeText(range.cidr),
          note: `${formatSeoulDateTime(new Date(range.createdAt))} · ${range.reason || '-'}`,
          end: <RangeState range={range} />,
        })}
        actions={
          mayBlock && (
            <Button size="small" onClick={() => setIsAdding(true)}>
              IP 차단
            </Button>
          )
        }
      />
      <Dialog isOpen={isAdding} onClose={() => setIsAdding(false)} title="IP 차단">
        <p>차단된 IP에서는 모든 화면 대신 안내만 보입니다. 10초 안에 적용됩니다.</p>
        <BlockForm onDone={() => setIsAdding(false)} />
      </Dialog>
      {ending && <UnblockDialog range={ending} onClose={() => setEnding(null)} />}
    </>
  )
}

type UnblockDialogProps = { range: BlockedRange; onClose: () => void }

function UnblockDialog({ range: { rangeNo, cidr }, onClose }: UnblockDialogProps) {
  const send = useSend(unblockRange, {
    refusedTitle: '차단을 해제하지 못했습니다',
    refresh: [listBlockedRanges],
    onDone: () => {
      showToast('차단을 해제했습니다.')
      onClose()
    },
  })

  return (
    <Dialog isOpen onClose={onClose} title="차단 해제" size="small">
      <div className={styles.form}>
        <p>
          <strong>{rangeText(cidr)}</strong>에서 다시 접속할 수 있게 합니다.
        </p>
        <ReasonForm
          label="해제 사유"
          isBusy={send.isPending}
          onAsk={(reason) => send.mutate({ rangeNo, reason })}
        >
          차단 해제하기
        </ReasonForm>
      </div>
    </Dialog>
  )
}
