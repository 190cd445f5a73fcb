import { useSend } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { readSettings } from '@hygiene/contracts/staff/setting/read-settings'
import { withdrawSettings } from '@hygiene/contracts/staff/setting/withdraw-settings'
import type { Association } from '@hygiene/domain/association'
import { APPROVAL_KINDS } from '@hygiene/domain/staff/approval/approval'
import { associationDifferences } from '@hygiene/domain/staff/setting/association-text'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { Button } from '@hygiene/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ChangeDialog } from '../../../shared/change-dialog/change-dialog.tsx'
import { showAsked } from '../../../shared/change-dialog/show-asked.ts'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import styles from './settings.module.css'

type Settings = EntityOf<typeof readSettings>
type Version = Settings['inForce']

export function Versions({ settings }: { settings: Settings }) {
  const { inForce, coming, earlier, waitingNo } = settings
  const [ending, setEnding] = useState<Version>()
  const all = [...coming.toReversed(), inForce, ...earlier]
  const before = (version: Version) => all[all.indexOf(version) + 1]
  return (
    <section className={styles.versions}>
      <h2>버전</h2>
      <ol>
        {all.map((version) => (
          <li key={version.versionNo}>
            <StateMark kind={stateOf(version, settings)}>{stateText(version, settings)}</StateMark>
            <span>
              {before(version) ? `${formatSeoulDateTime(new Date(version.startsAt))}부터` : '처음부터'}
            </span>
            <span className={styles.none}>{changedText(version, before(version)?.association)}</span>
            {version.approvalNo !== null && (
              <Link to={`/approvals/${version.approvalNo}`}>결재 {version.approvalNo}</Link>
            )}
            {coming.includes(version) && waitingNo === null && (
              <Button
                tone="quiet"
                size="small"
                aria-label={`취소 ${formatSeoulDateTime(new Date(version.startsAt))}`}
                onClick={() => setEnding(version)}
              >
                취소
              </Button>
            )}
          </li>
        ))}
      </ol>
      {ending && (
        <WithdrawDialog
          version={ending}
          after={before(ending)?.association ?? ending.association}
          onClose={() => setEnding(undefined)}
        />
      )}
    </section>
  )
}

function stateOf(version: Version, { inForce, coming }: Settings) {
  if (version === inForce) return 'done'
  return coming.includes(version) ? 'waiting' : 'ended'
}

function stateText(version: Version, { inForce, coming }: Settings): string {
  if (version === inForce) return '지금 사용 중인 버전'
  return coming.includes(version) ? '시작 기다림' : '지난 버전'
}

function changedText({ association }: Version, before: Association | undefined): string {
  if (!before) return ''
  return associationDifferences(before, association)
    .map(({ label }) => label)
    .join(', ')
}

type WithdrawDialogProps = {
  version: EntityOf<typeof readSettings>['inForce']
  after: Association
  onClose: () => void
}

/** Requests the withdrawal of a version that has not started. */
function WithdrawDialog({ version, after, onClose }: WithdrawDialogProps) {
  const since = formatSeoulDateTime(new Date(version.startsAt))
  const send = useSend(withdrawSettings, {
    refresh: [readSettings],
    onDone: ({ approvalNo }) => {
      showAsked(approvalNo)
      onClose()
    },
    // The dialog shows the refusal itself.
    onRefused: () => undefined,
  })
  return (
    <ChangeDialog
      title="협회 정보 예약 취소"
      about={`${since}에 시작할 버전`}
      headings={{ before: '예약한 버전', after: '취소한 뒤' }}
      rows={associationDifferences(version.association, after)}
      follows={[`${since}에 시작하지 않습니다.`]}
      reasons={APPROVAL_KINDS.changeSettings.reasons}
      verb="예약 취소"
      approval="changeSettings"
      isBusy={send.isPending}
      refusal={send.error?.message}
      onClose={onClose}
      onAsk={({ reasonCode, text }) => send.mutate({ versionNo: version.versionNo, reasonCode, text })}
    />
  )
}
