import { Badge, Button } from '@hygiene/ui'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { LoadedScreen } from '../../../app/layout/loaded-screen.tsx'
import { NotFoundScreen } from '../../../app/layout/not-found-screen.tsx'
import { CaseBar } from '../../../shared/member-case/case-bar.tsx'
import { EducationLines } from '../../../shared/educations/education-lines.tsx'
import { Masked } from '../../../shared/member-case/masked.tsx'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { MoreActions } from './more-actions.tsx'
import { ActionDialogs } from './action-dialogs.tsx'
import { actionsFor, actionLabel, type MemberAction } from './member-actions.ts'
import { type MemberRecord, useMember } from './member-query.ts'
import { MemberSide } from './member-side.tsx'
import { MemberTimeline } from './member-timeline.tsx'
import styles from './member.module.css'

/** `/members/:no`: one member, everything that happened to them, and what staff can do. */
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

/** `v`: the eye in the focused row or list, or the first one that is still closed. */
function openNextEye() {
  const near = document.activeElement?.closest('li, tr, dl')
  const eye = near?.querySelector<HTMLElement>('[data-unmask]') ?? document.querySelector('[data-unmask]')
  if (eye instanceof HTMLElement) eye.click()
}
