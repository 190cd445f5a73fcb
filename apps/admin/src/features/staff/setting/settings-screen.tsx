import { Loaded, read } from '@hygiene/client'
import { judgeForm } from '@hygiene/client/judge-form'
import { useFields } from '@hygiene/client/use-fields'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { readSettings } from '@hygiene/contracts/staff/setting/read-settings'
import { associationForm } from '@hygiene/contracts/forms/association'
import { associationDifferences } from '@hygiene/domain/staff/setting/association-text'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { SamplesSide } from './samples-side.tsx'
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
  const form = useFields(association, (typed) => judgeForm(associationForm, typed))
  const differences = associationDifferences(association, form.draft)
  const { samples, isDrawing, refusal, draw, clear } = useSamples()
  const [isAsking, setIsAsking] = useState(false)

  return (
    <>
      <form {...form.ties(() => samples ?? draw(form.draft))} className={styles.panes}>
        <div className={styles.form}>
          <SettingsFields
            draft={form.draft}
            wrong={form.wrong}
            change={(more) => {
              clear()
              form.change(more)
            }}
            inForce={association}
          />
          <Versions settings={settings} />
        </div>
        <SamplesSide
          typed={form.draft}
          differences={differences}
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
          differences={differences}
          onAsked={() => setIsAsking(false)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
