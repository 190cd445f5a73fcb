import { listMemberTimeline } from '@hygiene/contracts/member/account/staff/list-member-timeline'
import { readStaffMember } from '@hygiene/contracts/member/account/staff/read-staff-member'
import { Badge, Button } from '@hygiene/ui'
import { useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { LoadedScreen } from '../../../app/layout/loaded-screen.tsx'
import { NotFoundScreen } from '../../../app/layout/not-found-screen.tsx'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { EducationLines } from '../../../shared/educations/education-lines.tsx'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { LinkedLoginDialog } from '../../../shared/member-actions/linked-login-dialog.tsx'
import { VerifyDialog } from '../../../shared/member-actions/verify-dialog.tsx'
import { CaseBar } from '../../../shared/member-case/case-bar.tsx'
import { Masked } from '../../../shared/member-case/masked.tsx'
import { AccountDialog } from './account-dialog.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import styles from './member.module.css'
import { actionLabel, actionsFor, type MemberAction } from './member-actions.ts'
import { type MemberRecord, useMember } from './member-query.ts'
import { MemberSide } from './member-side.tsx'
import { MemberTimeline } from './member-timeline.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { SendNextScreenDialog } from './send-next-screen-dialog.tsx'
import { TextDialog } from './text-dialog.tsx'
import { UndoMergeDialog } from './undo-merge-dialog.tsx'

export function MemberScreen() {
  const no = useParams()['no'] ?? ''
  return /^[1-9]\d{0,8}$/.test(no) ? <KnownMember key={no} memberNo={Number(no)} /> : <NotFoundScreen />
}

function KnownMember({ memberNo }: { memberNo: number }) {
  const record = useMember(memberNo)
  return (
    <LoadedScreen query={record} title="회원">
      {(found) => <Record record={found} />}
    </LoadedScreen>
  )
}

const STATE = {
  active: { label: '정상', tone: 'brand' },
  unverified: { label: '본인확인 전', tone: 'accent' },
  dormant: { label: '휴면', tone: 'neutral' },
} as const

const KEPT_IN_HEAD: readonly MemberAction[] = ['linkedLogin', 'correct']

function Record({ record }: { record: MemberRecord }) {
  const { role } = useEmployee()
  const { member, lockedUntil } = record
  const { memberNo, userId, state, isConnected } = member
  const [action, setAction] = useState<MemberAction | null>(null)
  const actions = actionsFor(record, role)
  const next = actions.filter((one) => one !== 'withdraw').slice(0, 3)
  useKeys([
    ...next.map((one, at) => ({
      keys: String(at + 1),
      label: actionLabel(one, record),
      run: () => setAction(one),
    })),
    ...(actions.includes('correct') ? [{ keys: 'e', label: '수정', run: () => setAction('correct') }] : []),
    { keys: 'v', label: '가린 칸 열기', run: openNextEye },
  ])

  return (
    <AdminScreen
      title={`회원 ${memberNo}`}
      isFlush
      note={
        <span className={styles.who}>
          <strong>
            <Masked memberNo={memberNo} field="name" value={member.name} />
          </strong>
          {userId}
          <Badge tone={STATE[state].tone}>{STATE[state].label}</Badge>
          {lockedUntil && <Badge tone="error">로그인 잠김</Badge>}
          {isConnected && <Badge tone="info">접속 중</Badge>}
        </span>
      }
      actions={
        <>
          {KEPT_IN_HEAD.filter((one) => actions.includes(one)).map((one) => (
            <Button key={one} tone="secondary" size="small" onClick={() => setAction(one)}>
              {one === 'correct' ? '수정' : '연계 로그인'}
              {one === 'correct' && <kbd aria-hidden>e</kbd>}
            </Button>
          ))}
          <MoreActions
            actions={actions.filter((one) => !KEPT_IN_HEAD.includes(one))}
            record={record}
            onChoose={setAction}
          />
        </>
      }
      tools={
        <div className={styles.bar}>
          <CaseBar memberNo={memberNo} />
        </div>
      }
      side={<MemberSide record={record} next={next} onAction={setAction} />}
    >
      <div className={styles.now}>
        <EducationLines verdict={record.verdict} educations={record.educations} />
      </div>
      <MemberTimeline memberNo={memberNo} />
      {action && <ActionDialogs action={action} record={record} onClose={() => setAction(null)} />}
    </AdminScreen>
  )
}

/** Handles `v`: opens the masked field in the focused row or list, or the first one that is still closed. */
function openNextEye() {
  const near = document.activeElement?.closest('li, tr, dl')
  const eye = near?.querySelector<HTMLElement>('[data-unmask]') ?? document.querySelector('[data-unmask]')
  if (eye instanceof HTMLElement) eye.click()
}

type ActionDialogsProps = { action: MemberAction; record: MemberRecord; onClose: () => void }

function ActionDialogs({ action, record, onClose }: ActionDialogsProps) {
  const queries = useQueryClient()
  const readAgain = () => {
    for (const { path } of [readStaffMember, listMemberTimeline])
      void queries.invalidateQueries({ queryKey: [path] })
  }
  const done = () => {
    readAgain()
    onClose()
  }
  if (action === 'sendNext') return <SendNextScreenDialog record={record} onDone={done} onClose={onClose} />
  if (action === 'text') return <TextDialog record={record} onDone={done} onClose={onClose} />
  if (action === 'correct') return <CorrectDialog record={record} onDone={done} onClose={onClose} />
  if (action === 'merge') return <MergeDialog record={record} onDone={done} onClose={onClose} />
  if (action === 'undoMerge')
    return (
      record.merge && <UndoMergeDialog record={record} merge={record.merge} onDone={done} onClose={onClose} />
    )
  if (action === 'linkedLogin') return <LinkedLoginDialog member={record.member} onClose={onClose} />
  if (action === 'verify')
    return <VerifyDialog member={record.member} onVerified={readAgain} onClose={onClose} />
  return <AccountDialog action={action} record={record} onDone={done} onClose={onClose} />
}

type MoreActionsProps = {
  actions: readonly MemberAction[]
  record: MemberRecord
  onChoose: (action: MemberAction) => void
}

function MoreActions({ actions, record, onChoose }: MoreActionsProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => menu.current?.removeAttribute('open')
  const escape = () => {
    close()
    menu.current?.querySelector('summary')?.focus()
  }
  useKeys([{ keys: 'Escape', label: '닫기', run: escape }], { isActive: isOpen })
  if (actions.length === 0) return null
  return (
    <details
      ref={menu}
      className={styles.more}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        더 보기
        <ChevronDown aria-hidden />
      </summary>
      <ul>
        {actions.map((action) => (
          <li key={action}>
            <button
              type="button"
              data-danger={action === 'withdraw' || undefined}
              onClick={() => {
                close()
                onChoose(action)
              }}
            >
              {actionLabel(action, record)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
