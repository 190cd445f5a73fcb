import { campaignKindLabel } from '@hygiene/domain/staff/campaign/campaign'
import { campaignFields } from '@hygiene/domain/staff/campaign/campaign-text'
import { readyAudiences } from '@hygiene/domain/staff/campaign/ready-audience'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { Button, DateField, NoticeBox, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { MessageTextField } from '../../../shared/message-text/message-text-field.tsx'
import { Panel } from '../../../shared/record/panel.tsx'
import shared from '../../../shared/record/record-parts.module.css'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { AudiencePanel } from './audience-panel.tsx'
import { type Campaign, campaignState, receivers } from './campaign-text.ts'
import styles from './campaigns.module.css'
import { CampaignsLink } from './campaigns-link.tsx'
import { KindField } from './kind-field.tsx'
import { MessagePreview } from './message-preview.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { TestDialog } from './test-dialog.tsx'
import { useDraft } from './use-draft.ts'

/** Protects the employee's own text: only an empty or a standard text is replaced. */
const isUnwritten = (text: string) => text.trim() === '' || readyAudiences.some(({ body }) => body === text)

export function DraftScreen({ campaign }: { campaign: Campaign }) {
  const draft = useDraft(campaign)
  const { typed, errors, type } = draft
  const [isTesting, setIsTesting] = useState(false)
  /** Holds the revision to be sent. */
  const [ordered, setOrdered] = useState<number | null>(null)
  const state = campaignState(campaign)
  useKeys([{ keys: 'e', label: '저장', run: draft.save }])
  return (
    <>
      <AdminScreen
        title={campaign.title}
        path={<CampaignsLink />}
        note={
          <span className={shared.status}>
            <StateMark kind={state.kind}>{state.label}</StateMark>
            {campaignKindLabel[campaign.kind]} · {campaign.employeeName}
          </span>
        }
        actions={
          <>
            <Button tone="secondary" size="small" busy={draft.isBusy} onClick={draft.save}>
              저장
            </Button>
            <Button tone="secondary" size="small" onClick={() => draft.keep(() => setIsTesting(true))}>
              나에게 시험 보내기
            </Button>
            <Button size="small" onClick={() => draft.keep(setOrdered)}>
              보내기
            </Button>
          </>
        }
        side={
          <MessagePreview
            campaign={{ ...campaign, text: null }}
            kind={typed.kind}
            body={typed.body}
            perMinute={Number(typed.perMinute)}
          />
        }
        isFlush
      >
        {campaign.status === 'asked' && (
          <NoticeBox title="승인을 기다리고 있습니다. 수정해 저장하면 초안으로 돌아가고 승인을 다시 요청해야 합니다." />
        )}
        <Panel title="글" note={<TestState test={campaign.lastTest} />}>
          <TextField
            label="이름"
            name="title"
            maxLength={60}
            autoComplete="off"
            value={typed.title}
            error={errors.title}
            onChange={({ target }) => type({ title: target.value })}
          />
          <KindField kind={typed.kind} onChange={(kind) => type({ kind })} />
          {typed.kind !== campaign.kind && campaign.frozenAt && (
            <NoticeBox title="종류를 바꿔 저장하면 받을 사람을 다시 정해야 합니다." />
          )}
          <MessageTextField
            value={typed.body}
            fields={campaignFields}
            hint="앞뒤에 붙는 말은 미리 보기에 있습니다."
            error={errors.body}
            onChange={(body) => type({ body })}
          />
        </Panel>
        <AudiencePanel
          campaign={campaign}
          onFreeze={(freeze) => draft.keep(freeze)}
          onReady={(body) => {
            if (isUnwritten(typed.body)) type({ body })
          }}
        />
        <Panel title="발송 일시와 속도" note="밤 9시부터 아침 8시까지는 보내지 않고 기다립니다.">
          <div className={styles.conditions}>
            <DateField
              label="발송 일시"
              type="datetime-local"
              name="startsAt"
              optional
              hint="서울 시각. 비우면 바로 보냅니다."
              value={typed.startsAt}
              onChange={({ target }) => type({ startsAt: target.value })}
            />
            <TextField
              label="1분에 보낼 사람"
              name="perMinute"
              inputMode="numeric"
              maxLength={4}
              autoComplete="off"
              value={typed.perMinute}
              error={errors.perMinute}
              onChange={({ target }) => type({ perMinute: target.value })}
            />
          </div>
        </Panel>
      </AdminScreen>
      {isTesting && <TestDialog campaign={campaign} onClose={() => setIsTesting(false)} />}
      {ordered !== null && (
        <OrderDialog
          campaign={campaign}
          revision={ordered}
          people={receivers(campaign)}
          onClose={() => setOrdered(null)}
        />
      )}
    </>
  )
}

function TestState({ test }: { test: Campaign['lastTest'] }) {
  if (!test) return '시험으로 보낸 적이 없습니다.'
  const { sentAt, failure } = test
  if (sentAt) return `${formatSeoulDateTime(new Date(sentAt))} 시험 문자를 보냈습니다.`
  return failure ? `시험 문자를 보내지 못했습니다: ${failure}` : '시험 문자를 보내고 있습니다.'
}
