import { Loaded, read } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { readSettings } from '@hygiene/contracts/staff/setting/read-settings'
import { formatSeoulDateTime } from '@hygiene/domain'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { SamplesSide } from './samples-side.tsx'
import { useSettingsDraft } from './settings-draft.ts'
import { SettingsFields } from './settings-fields.tsx'
import styles from './settings.module.css'
import { useSamples } from './use-samples.ts'
import { Versions } from './versions.tsx'

type Settings = EntityOf<typeof readSettings>

/** The association's own data: the fields at the left, at the right what a change of them makes of the site and its papers. */
export function SettingsScreen() {
  const query = useQuery({ ...read(readSettings, {}), staleTime: 0 })
  return (
    <AdminScreen title="협회 정보" isFlush note={query.data && <Note settings={query.data} />}>
      <Loaded query={query}>
        {(settings) => <Draft key={settings.inForce.versionNo} settings={settings} />}
      </Loaded>
    </AdminScreen>
  )
}

function Note({ settings: { inForce, coming, waitingNo } }: { settings: Settings }) {
  const [next] = coming
  return (
    <>
      {waitingNo !== null && (
        <>
          <StateMark kind="waiting">승인 기다림</StateMark>{' '}
          <Link to={`/approvals/${waitingNo}`}>결재 {waitingNo}</Link> ·{' '}
        </>
      )}
      {inForce.approvalNo === null
        ? '처음 버전을 쓰고 있습니다'
        : `${formatSeoulDateTime(new Date(inForce.startsAt))}부터 사용 중인 버전`}
      {next && ` · 다음 버전은 ${formatSeoulDateTime(new Date(next.startsAt))}부터`}
    </>
  )
}

function Draft({ settings }: { settings: Settings }) {
  const { association } = settings.inForce
  const draft = useSettingsDraft(association)
  const { samples, isDrawing, refusal, draw, clear } = useSamples()
  const [isAsking, setIsAsking] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!samples && draft.judge()) draw(draft.typed)
  }

  return (
    <>
      <form className={styles.panes} noValidate onSubmit={submit}>
        <div className={styles.form}>
          <SettingsFields
            draft={{
              ...draft,
              type: (more) => {
                clear()
                draft.type(more)
              },
            }}
            inForce={association}
          />
          <Versions settings={settings} />
        </div>
        <SamplesSide
          draft={draft}
          samples={samples}
          isDrawing={isDrawing}
          refusal={refusal}
          waitingNo={settings.waitingNo}
          onAsk={() => setIsAsking(true)}
        />
      </form>
      {isAsking && samples && (
        <RequestDialog
          previewNo={samples.previewNo}
          differences={draft.differences}
          onAsked={() => setIsAsking(false)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
