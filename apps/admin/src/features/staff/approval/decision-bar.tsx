import { type Refused, useSend } from '@hygiene/client'
import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { countApprovals } from '@hygiene/contracts/staff/approval/count-approvals'
import { listApprovals } from '@hygiene/contracts/staff/approval/list-approvals'
import { readApproval } from '@hygiene/contracts/staff/approval/read-approval'
import { rejectChange } from '@hygiene/contracts/staff/approval/reject-change'
import { withdrawChange } from '@hygiene/contracts/staff/approval/withdraw-change'
import { Button, showToast, TextField } from '@hygiene/ui'
import { useRef, useState } from 'react'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import type { Approval } from './approval-text.ts'
import styles from './approvals.module.css'

const REFRESH = [listApprovals, countApprovals, readApproval]

/** Keeps the request open if there is a report, so that the employee reads it. */
export type OnDecided = (hasReport: boolean) => void
type DecisionBarProps = { approval: Approval; onDecided: OnDecided }

export function DecisionBar({ approval, onDecided }: DecisionBarProps) {
  if (approval.isMine) return <Withdrawing approval={approval} onDecided={onDecided} />
  if (approval.obstacle) return null
  return <Deciding approval={approval} onDecided={onDecided} />
}

/** Lets no key decide: `1` only focuses the text, and the buttons must be pressed. */
function Deciding({ approval: { approvalNo, isUnchanged }, onDecided }: DecisionBarProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const bar = useRef<HTMLDivElement>(null)
  const toText = () => bar.current?.querySelector<HTMLInputElement>('input')?.focus()
  useKeys([{ keys: '1', label: '승인·반려 사유 입력', run: toText }])
  const onRefused = ({ message }: Refused) => setError(message)
  const approve = useSend(approveChange, {
    refresh: REFRESH,
    onRefused,
    onDone({ outcome }) {
      showToast(['승인했습니다.', ...outcome.slice(0, 1)].join(' '))
      onDecided(outcome.length > 1)
    },
  })
  const reject = useSend(rejectChange, {
    refresh: REFRESH,
    onRefused,
    onDone() {
      showToast('반려했습니다.')
      onDecided(false)
    },
  })
  const isBusy = approve.isPending || reject.isPending

  function sendBack() {
    if (text.trim().length < 2) {
      setError('반려 사유를 2자 이상 적어주세요.')
      return toText()
    }
    setError(undefined)
    if (!isBusy) reject.mutate({ approvalNo, text: text.trim() })
  }

  return (
    <div ref={bar} className={styles.decision}>
      <TextField
        label="승인·반려 사유"
        hideLabel
        name="text"
        placeholder="승인·반려 사유 (반려할 때는 꼭 적어주세요)"
        autoComplete="off"
        maxLength={200}
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
      />
      <Button tone="secondary" busy={reject.isPending} onClick={sendBack}>
        반려하기
      </Button>
      <Button
        busy={approve.isPending}
        unavailable={isUnchanged === false}
        onClick={() => !isBusy && approve.mutate({ approvalNo, text: text.trim() })}
      >
        승인하기
      </Button>
    </div>
  )
}

function Withdrawing({ approval: { approvalNo }, onDecided }: DecisionBarProps) {
  const withdraw = useSend(withdrawChange, {
    refresh: REFRESH,
    refusedTitle: '요청을 취소하지 못했습니다',
    onDone: () => {
      showToast('요청을 취소했습니다.')
      onDecided(false)
    },
  })
  return (
    <div className={styles.decision}>
      <p>다른 직원이 승인하기를 기다립니다. 승인 전에는 아무것도 바뀌지 않습니다.</p>
      <Button tone="secondary" busy={withdraw.isPending} onClick={() => withdraw.mutate({ approvalNo })}>
        요청 취소
      </Button>
    </div>
  )
}
