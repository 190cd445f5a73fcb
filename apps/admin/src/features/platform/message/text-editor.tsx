import { useSend } from '@hygiene/client'
import { readMessageTexts } from '@hygiene/contracts/platform/message/staff/read-message-texts'
import { requestMessageText } from '@hygiene/contracts/platform/message/staff/request-message-text'
import { textFault, textSample } from '@hygiene/domain/platform/message/message-texts'
import { MESSAGES } from '@hygiene/domain/platform/message/messages'
import { APPROVAL_KINDS } from '@hygiene/domain/staff/approval/approval'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { Button } from '@hygiene/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ChangeDialog } from '../../../shared/change-dialog/change-dialog.tsx'
import { showAsked } from '../../../shared/change-dialog/show-asked.ts'
import { MessageTextField } from '../../../shared/message-text/message-text-field.tsx'
import { PhoneText } from '../../../shared/message-text/phone-text.tsx'
import { Facts } from '../../../shared/record/facts.tsx'
import { Panel } from '../../../shared/record/panel.tsx'
import { useStartChoice } from '../../../shared/start-choice/start-choice.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { FAULT, historyOf, lengthText, type MessageText } from './message-text.ts'
import styles from './message-texts.module.css'

export function TextEditor({ text }: { text: MessageText }) {
  const [body, setBody] = useState(text.body)
  const [isAsking, setIsAsking] = useState(false)
  const isChanged = body.trim() !== text.body
  const fault = isChanged ? textFault(text.kind, body) : null
  const sample = textSample(text.kind, body)
  return (
    <div className={styles.editor}>
      <Panel
        title={MESSAGES[text.kind].title}
        note={
          text.waitingNo !== null && (
            <Link to={`/approvals/${text.waitingNo}`}>결재 {text.waitingNo} 기다림</Link>
          )
        }
      >
        <MessageTextField
          value={body}
          fields={Object.keys(MESSAGES[text.kind].samples)}
          error={fault ? FAULT[fault] : undefined}
          onChange={setBody}
        />
        <div className={styles.actions}>
          {isChanged && fault === null && text.waitingNo === null && (
            <Button onClick={() => setIsAsking(true)}>승인 요청하기</Button>
          )}
          {isChanged && (
            <Button tone="secondary" onClick={() => setBody(text.body)}>
              되돌리기
            </Button>
          )}
        </div>
      </Panel>
      <Panel title="미리 보기" note="칸마다 보통 길이의 보기를 넣었습니다.">
        <PhoneText from="문자">{sample}</PhoneText>
        <Facts
          items={[
            { term: '길이', detail: <output aria-label="길이">{lengthText(sample)}</output> },
            ...(isChanged ? [{ term: '지금 글', detail: lengthText(textSample(text.kind, text.body)) }] : []),
          ]}
        />
      </Panel>
      <TextHistory text={text} onTake={setBody} />
      {isAsking && <RequestTextDialog text={text} body={body.trim()} onClose={() => setIsAsking(false)} />}
    </div>
  )
}

/** Lists every version with its start, maker and approver. An earlier one can be the basis of a new one. */
function TextHistory({ text, onTake }: { text: MessageText; onTake: (body: string) => void }) {
  const all = historyOf(text)
  const inForceAt = all.findIndex(({ versionNo }) => versionNo === text.versionNo)
  return (
    <Panel title="버전">
      <ol className={styles.history}>
        {all.map((version, at) => (
          <li key={version.versionNo ?? 'first'}>
            <p>
              <Mark at={at} inForceAt={inForceAt} />
              {version.startsAt === null
                ? '처음 글'
                : `${formatSeoulDateTime(new Date(version.startsAt))}부터 · ${version.people}`}
              {'approvalNo' in version && (
                <Link to={`/approvals/${version.approvalNo}`}>결재 {version.approvalNo}</Link>
              )}
            </p>
            <p className={styles.body}>{version.body}</p>
            {version.body !== text.body && (
              <Button
                tone="quiet"
                size="small"
                aria-label={`이 글로 시작하기: ${version.body}`}
                onClick={() => onTake(version.body)}
              >
                이 글로 시작하기
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Mark({ at, inForceAt }: { at: number; inForceAt: number }) {
  if (at === inForceAt) return <StateMark kind="done">지금 사용 중인 버전</StateMark>
  return at < inForceAt ? (
    <StateMark kind="waiting">시작 기다림</StateMark>
  ) : (
    <StateMark kind="ended">지난 버전</StateMark>
  )
}

type RequestTextDialogProps = { text: MessageText; body: string; onClose: () => void }

/** Requests a new text that takes effect at the approval or at an instant in Seoul time. */
function RequestTextDialog({ text: { kind, body: before }, body, onClose }: RequestTextDialogProps) {
  const start = useStartChoice()
  const send = useSend(requestMessageText, {
    refresh: [readMessageTexts],
    onDone: ({ approvalNo }) => {
      showAsked(approvalNo)
      onClose()
    },
    // The dialog shows the refusal itself.
    onRefused: () => undefined,
  })
  return (
    <ChangeDialog
      title="문자 문구 변경"
      about={MESSAGES[kind].title}
      rows={[
        { label: '글', before, after: body },
        {
          label: '길이',
          before: lengthText(textSample(kind, before)),
          after: lengthText(textSample(kind, body)),
        },
      ]}
      follows={['바꾼 뒤에 보내는 문자에 적용합니다.', '이미 보낸 문자는 그대로입니다.']}
      reasons={APPROVAL_KINDS.changeMessageText.reasons}
      evidence="possible"
      verb="바꾸기"
      approval="changeMessageText"
      isBusy={send.isPending}
      refusal={send.error?.message}
      onClose={onClose}
      onAsk={(asked) => {
        const startsAt = start.judge()
        if (startsAt) send.mutate({ kind, body, ...startsAt, ...asked })
      }}
    >
      {start.fields}
    </ChangeDialog>
  )
}
