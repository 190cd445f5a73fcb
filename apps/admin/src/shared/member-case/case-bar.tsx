import { useSecondsLeft, useSend } from '@hygiene/client'
import { closeCase } from '@hygiene/contracts/staff/member-case/close-case'
import { extendCase } from '@hygiene/contracts/staff/member-case/extend-case'
import { listOpenCases } from '@hygiene/contracts/staff/member-case/list-open-cases'
import { casePurposeLabel } from '@hygiene/domain/staff/member-case/member-case'
import { Button, showToast } from '@hygiene/ui'
import { Headset, Timer } from 'lucide-react'
import { useState } from 'react'
import { CaseDialog } from './case-dialog.tsx'
import { useKeys } from '../keys/use-keys.ts'
import styles from './case.module.css'
import { maskAgain, useOpenedCount } from './opened-fields.ts'
import { clearEnd, type MemberCase, useCase } from './use-case.ts'

export function CaseBar({ memberNo }: { memberNo: number }) {
  const open = useCase(memberNo)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <section className={styles.bar} aria-label="상담" data-open={open !== null || undefined}>
      <Headset aria-hidden />
      {open ? (
        <OpenCase open={open} />
      ) : (
        <>
          <p className={styles.about}>가린 칸을 열면 무슨 일인지 한 번 여쭙습니다.</p>
          <Button tone="secondary" size="small" onClick={() => setIsAsking(true)}>
            상담 시작
          </Button>
        </>
      )}
      {isAsking && (
        <CaseDialog
          memberNo={memberNo}
          onClose={() => setIsAsking(false)}
          onOpened={() => setIsAsking(false)}
        />
      )}
    </section>
  )
}

function OpenCase({ open }: { open: MemberCase }) {
  const { caseNo, memberNo, purpose, text } = open
  const left = useSecondsLeft(open)
  const count = useOpenedCount(memberNo)
  const extend = useSend(extendCase, {
    refresh: [listOpenCases],
    refusedTitle: '시간을 늘리지 못했습니다',
    onDone: () => showToast('30분 더 볼 수 있습니다.'),
  })
  const close = useSend(closeCase, {
    refusedTitle: '상담을 닫지 못했습니다',
    refresh: [listOpenCases],
    onDone: () => {
      clearEnd(caseNo)
      maskAgain(memberNo)
      showToast('상담을 닫고 다시 가렸습니다.')
    },
  })
  useKeys([{ keys: 'q', label: '상담 닫기', run: () => close.mutate({ memberNo }) }])
  return (
    <>
      <p className={styles.about}>
        <strong>상담 중</strong> <span className={styles.chip}>{casePurposeLabel[purpose]}</span>{' '}
        <span className={styles.text}>{text}</span>
      </p>
      <p className={styles.count}>본 항목 {count} · 기록됨</p>
      <p className={styles.left}>
        <Timer aria-hidden />
        <strong>{clockText(left)}</strong> 남음
      </p>
      <Button
        tone="secondary"
        size="small"
        busy={extend.isPending}
        onClick={() => extend.mutate({ memberNo })}
      >
        시간 늘리기
      </Button>
      <Button
        tone="secondary"
        size="small"
        aria-keyshortcuts="q"
        busy={close.isPending}
        onClick={() => close.mutate({ memberNo })}
      >
        상담 닫기
        <kbd aria-hidden>q</kbd>
      </Button>
    </>
  )
}

function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
