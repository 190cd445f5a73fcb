import { timeLeftText, useSecondsLeft, useSend } from '@hygiene/client'
import { closeCase } from '@hygiene/contracts/staff/member-case/close-case'
import { listOpenCases } from '@hygiene/contracts/staff/member-case/list-open-cases'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { showToast } from '@hygiene/ui'
import { Headset, X } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { useEmployee } from '../../app/login/staff-login.ts'
import styles from './case-pill.module.css'
import { maskAgain } from './opened-fields.ts'
import { clearEnd, type MemberCase, useLatestCase } from './use-case.ts'

/** Shows the open case in the top bar, away from its record, with its remaining time. */
export function CasePill() {
  const { role } = useEmployee()
  return staffMay(role, 'unmaskMembers') ? <Known /> : null
}

function Known() {
  const open = useLatestCase()
  const { pathname } = useLocation()
  // Is hidden on the record itself, where the case bar shows the same.
  if (!open || pathname === `/members/${open.memberNo}`) return null
  return <Pill open={open} />
}

function Pill({ open }: { open: MemberCase }) {
  const { caseNo, memberNo, name } = open
  const left = useSecondsLeft(open)
  const close = useSend(closeCase, {
    refusedTitle: '상담을 닫지 못했습니다',
    refresh: [listOpenCases],
    onDone: () => {
      clearEnd(caseNo)
      maskAgain(memberNo)
      showToast('상담을 닫고 다시 가렸습니다.')
    },
  })
  return (
    <div className={styles.pill} role="group" aria-label="열린 상담">
      <Link to={`/members/${memberNo}`}>
        <Headset aria-hidden />
        <strong>{name}</strong> <span>{timeLeftText(left)}</span>
      </Link>
      <button
        type="button"
        aria-label={`${name} 상담 닫기`}
        disabled={close.isPending}
        onClick={() => close.mutate({ memberNo })}
      >
        <X aria-hidden />
      </button>
    </div>
  )
}
