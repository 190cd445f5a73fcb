import { Loaded, read } from '@hygiene/client'
import { judgeForm } from '@hygiene/client/judge-form'
import { fieldOf, type Part, useFields } from '@hygiene/client/use-fields'
import { associationForm } from '@hygiene/contracts/forms/association'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { readSettings } from '@hygiene/contracts/staff/setting/read-settings'
import type { Association } from '@hygiene/domain/association'
import {
  ASSOCIATION_GROUPS,
  associationDifferences,
  associationLabel,
} from '@hygiene/domain/staff/setting/association-text'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { TextField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { SamplesSide } from './samples-side.tsx'
import { SealField } from './seal-field.tsx'
import styles from './settings.module.css'
import { useSamples } from './use-samples.ts'
import { Versions } from './versions.tsx'

const HINTS: Partial<Record<keyof Association, string>> = {
  issuerName: '직인 아래에 인쇄되는 이름',
  sealText: '직인 그림이 없을 때 새기는 글자',
  messageSender: '문자 회사에 등록한 번호. 비우면 서버에 적힌 번호로 보냅니다.',
  refusalPhone: '광고 문자 끝에 적습니다. 비우면 수신을 거부하는 주소를 적습니다.',
  smsWon: '90바이트까지. 캠페인 비용을 셈하는 값',
  lmsWon: '2,000바이트까지. 캠페인 비용을 셈하는 값',
  supportPhone: '홈페이지, 문자와 모든 문서에 적힙니다.',
}
const OPTIONAL: readonly (keyof Association)[] = [
  'designationNumber',
  'mail',
  'bankName',
  'bankAccount',
  'bankHolder',
  'messageSender',
  'refusalPhone',
]

function SettingsFields({ inForce, ...part }: Part<Association> & { inForce: Association }) {
  const { draft, change } = part
  const field = fieldOf(part)
  return ASSOCIATION_GROUPS.map(({ label, fields }) => (
    <fieldset key={label} className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.fields}>
        {fields.map((name) =>
          name === 'sealFileNo' ? (
            <SealField
              key={name}
              fileNo={draft.sealFileNo}
              inForce={inForce.sealFileNo}
              onChange={(sealFileNo) => change({ sealFileNo })}
            />
          ) : (
            <div key={name} data-changed={draft[name] !== inForce[name] || undefined}>
              <TextField
                label={associationLabel[name]}
                hint={HINTS[name]}
                optional={OPTIONAL.includes(name)}
                autoComplete="off"
                maxLength={120}
                {...field(name)}
              />
            </div>
          ),
        )}
      </div>
    </fieldset>
  ))
}

type Settings = EntityOf<typeof readSettings>

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
