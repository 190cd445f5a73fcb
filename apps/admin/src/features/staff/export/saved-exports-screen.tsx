import { Loaded, read, useSend } from '@hygiene/client'
import { useForm } from '@hygiene/client/use-form'
import { exportReasonForm } from '@hygiene/contracts/forms/export'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { listExports } from '@hygiene/contracts/staff/export/list-exports'
import { listSavedExports } from '@hygiene/contracts/staff/export/list-saved-exports'
import { orderExport } from '@hygiene/contracts/staff/export/order-export'
import { pauseExport } from '@hygiene/contracts/staff/export/pause-export'
import { removeSavedExport } from '@hygiene/contracts/staff/export/remove-saved-export'
import { exportListOf } from '@hygiene/domain/staff/export/export-lists'
import { scheduleText } from '@hygiene/domain/staff/export/export-schedule'
import { Button, Dialog, EmptyState, linkButton, NoticeBox } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import { OrderedNotice } from '../../../shared/export/ordered-notice.tsx'
import { NO_REASON, ReasonFields } from '../../../shared/export/reason-fields.tsx'
import { shortInstant } from '../../../shared/money/instant-text.ts'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import type { SavedExport } from './saved-export.ts'
import styles from './saved-exports.module.css'
import { ScheduleDialog } from './schedule-dialog.tsx'

export function SavedExportsScreen() {
  const saved = useQuery({ ...read(listSavedExports, {}), staleTime: 0 })
  const [making, setMaking] = useState<SavedExport | null>(null)
  const [scheduling, setScheduling] = useState<SavedExport | null>(null)
  return (
    <AdminScreen
      title="저장한 내보내기"
      actions={
        <Link {...linkButton({ tone: 'secondary', size: 'small' })} to="/exports">
          내보낸 목록
        </Link>
      }
    >
      <Loaded query={saved}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState message="저장한 내보내기가 없습니다. 목록의 «내보내기»에서 이름을 붙여 저장할 수 있습니다." />
          ) : (
            <ul className={styles.list}>
              {list.map((one) => (
                <li key={one.savedNo}>
                  <Saved saved={one} onMake={() => setMaking(one)} onSchedule={() => setScheduling(one)} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {making && <MakeNowDialog saved={making} onClose={() => setMaking(null)} />}
      {scheduling && <ScheduleDialog saved={scheduling} onClose={() => setScheduling(null)} />}
    </AdminScreen>
  )
}

type SavedProps = { saved: SavedExport; onMake: () => void; onSchedule: () => void }

function Saved({ saved, onMake, onSchedule }: SavedProps) {
  const { savedNo, savedName, screen, found, format, isUnmasked, columns, role, isOwn, mayRemove } = saved
  const refresh = { refresh: [listSavedExports], refusedTitle: '바꾸지 못했습니다' }
  const pause = useSend(pauseExport, refresh)
  const remove = useSend(removeSavedExport, refresh)
  const { schedule, isPaused } = saved
  return (
    <article className={styles.saved} aria-label={savedName}>
      <div>
        <h2>
          {savedName}
          {role !== null && <small> · 역할이 함께 씀</small>}
        </h2>
        <p>
          {exportListOf(screen).label} · {found || '전체'} · 열 {columns.length}개 · {format}
          {isUnmasked && ' · 가리지 않음'}
        </p>
        <Turn saved={saved} />
      </div>
      <div className={styles.actions}>
        <Button size="small" onClick={onMake}>
          지금 만들기
        </Button>
        {isOwn && (
          <Button tone="secondary" size="small" onClick={onSchedule}>
            {schedule ? '예약 바꾸기' : '예약하기'}
          </Button>
        )}
        {isOwn && schedule && (
          <Button
            tone="secondary"
            size="small"
            busy={pause.isPending}
            onClick={() => pause.mutate({ savedNo, isPaused: !isPaused })}
          >
            {isPaused ? '이어 하기' : '멈추기'}
          </Button>
        )}
        {mayRemove && (
          <Button
            tone="quiet"
            size="small"
            busy={remove.isPending}
            onClick={() => remove.mutate({ savedNo })}
          >
            삭제
          </Button>
        )}
      </div>
    </article>
  )
}

function Turn({ saved: { schedule, isPaused, nextAt, lastSaid, lastAt } }: { saved: SavedExport }) {
  if (!schedule) return <p className={styles.turn}>예약 안 함</p>
  return (
    <p className={styles.turn}>
      <StateMark kind={isPaused ? 'view' : 'moving'}>{isPaused ? '멈춤' : '예약됨'}</StateMark>{' '}
      {scheduleText(schedule)}
      {!isPaused && nextAt && ` · 다음 ${shortInstant(nextAt)}`}
      {lastSaid && ` · ${lastAt ? `${shortInstant(lastAt)} ` : ''}${lastSaid}`}
    </p>
  )
}

function MakeNowDialog({ saved, onClose }: { saved: SavedExport; onClose: () => void }) {
  const { screen, filter, format, columns, isUnmasked } = saved
  const form = useForm(orderExport, {
    rules: exportReasonForm,
    start: NO_REASON,
    input: (reason) => {
      const choice = { screen, filter } as SentTo<typeof orderExport>['choice']
      return { choice, format, columns, isUnmasked, ...reason }
    },
    refresh: [listExports],
  })
  if (form.send.data) return <OrderedNotice {...form.send.data} unit="건" onClose={onClose} />
  return (
    <Dialog isOpen title={`${saved.savedName} 만들기`} onClose={onClose}>
      <AskForm form={form}>
        <ReasonFields field={form.field} />
        {form.refusal && <NoticeBox title={form.refusal} tone="error" live />}
        <Button type="submit" wide busy={form.isBusy}>
          파일 만들기
        </Button>
      </AskForm>
    </Dialog>
  )
}
