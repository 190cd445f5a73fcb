import { MESSAGES } from '@hygiene/domain/platform/message/messages'
import { textFault, textSample } from '@hygiene/domain/platform/message/message-texts'
import { Button } from '@hygiene/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { MessageTextField } from '../../../shared/message-text/message-text-field.tsx'
import { PhoneText } from '../../../shared/message-text/phone-text.tsx'
import { Facts } from '../../../shared/record/facts.tsx'
import { Panel } from '../../../shared/record/panel.tsx'
import { FAULT, lengthText, type MessageText } from './message-text.ts'
import styles from './message-texts.module.css'
import { RequestTextDialog } from './request-text-dialog.tsx'
import { TextHistory } from './text-history.tsx'

/** One text with its fields, how a phone shows it and how long it is; a change is asked for. */
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
