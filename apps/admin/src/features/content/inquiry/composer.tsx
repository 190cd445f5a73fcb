import { uploadEvidence } from '@hygiene/contracts/staff/approval/upload-evidence'
import { FILE_LIMITS } from '@hygiene/domain/platform/file/file-limits'
import { fillCanned, unfilledFault } from '@hygiene/domain/content/inquiry/canned-answer'
import { inquiryTextFault } from '@hygiene/domain/content/inquiry/inquiry-limits'
import { plainTextOf } from '@hygiene/domain/content/board/rich-text'
import { Button, CheckboxField, TextAreaField } from '@hygiene/ui'
import { LazyTextEditor } from '@hygiene/writing/lazy-text-editor'
import { ListTree } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { AttachedFiles } from '../../../shared/file-button/attached-files.tsx'
import { sendFile } from '../../../shared/file-button/send-file.ts'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { type Canned, CannedPicker } from './canned-picker.tsx'
import styles from './composer.module.css'
import { answerOf, useDraft } from './drafts.ts'
import { blocksOf, type Inquiry } from './inquiry-text.ts'
import { useSendText } from './use-send-text.ts'

export function Composer({ inquiry, onAnswered }: { inquiry: Inquiry; onAnswered: () => void }) {
  const { inquiryNo, fieldValues } = inquiry
  const { employeeNo } = useEmployee()
  const [draft, change] = useDraft(employeeNo, inquiryNo)
  const [finishes, setFinishes] = useState(true)
  const [isPicking, setPicking] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  const { send, isBusy, refused } = useSendText(inquiry, onAnswered)
  const isNote = draft.kind === 'note'
  const answer = answerOf(draft)
  const unfilled = isNote ? null : unfilledFault(plainTextOf(answer))

  const focusText = useCallback(
    () => place.current?.querySelector<HTMLElement>('textarea, [role="textbox"]')?.focus(),
    [],
  )
  const closePicker = useCallback(() => {
    setPicking(false)
    focusText()
  }, [focusText])
  useEffect(() => {
    if (draft.edition > 0) focusText()
  }, [draft.edition, focusText])

  function type(more: { note: string } | { answer: string }) {
    setWrong(undefined)
    change(more)
  }

  function take({ cannedText }: Canned) {
    const { text, filled } = fillCanned(cannedText, fieldValues)
    change({
      kind: 'answer',
      answer: JSON.stringify([...answer, ...blocksOf(text)]),
      filled: draft.filled + filled.length,
      edition: draft.edition + 1,
    })
    setWrong(undefined)
    setPicking(false)
  }

  async function attach(file: File) {
    if (draft.files.length >= FILE_LIMITS.filesAPost)
      return setWrong(`파일은 ${FILE_LIMITS.filesAPost}개까지 붙일 수 있습니다.`)
    const kept = await sendFile(uploadEvidence, file)
    if (kept) change({ files: [...draft.files, kept] })
  }

  function submit(isQuestion: boolean) {
    const fault = isNote
      ? draft.note.trim() === ''
        ? '메모를 입력해주세요.'
        : null
      : (unfilled ?? inquiryTextFault(answer))
    setWrong(fault ?? undefined)
    if (fault !== null) focusText()
    else send(draft, { isQuestion, finishes })
  }

  useKeys([
    { keys: ';', label: '자주 쓰는 답변', run: () => setPicking(true) },
    { keys: 'Enter', label: '답변 작성', run: focusText },
    { keys: 'Ctrl+Enter', label: isNote ? '메모 남기기' : '답변 보내기', run: () => submit(false) },
  ])
  return (
    <section className={styles.composer} aria-label="답변 작성" ref={place}>
      {isPicking && <CannedPicker onPick={take} onClose={closePicker} />}
      <div className={styles.bar}>
        <div className={styles.kinds} role="group" aria-label="무엇을 쓸까요">
          {(['answer', 'note'] as const).map((kind) => (
            <button
              key={kind}
              type="button"
              aria-pressed={draft.kind === kind}
              onClick={() => {
                setWrong(undefined)
                change({ kind })
              }}
            >
              {kind === 'answer' ? '답변' : '내부 메모'}
            </button>
          ))}
        </div>
        {!isNote && (
          <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => setPicking(true)}>
            <ListTree aria-hidden />
            자주 쓰는 답변 <kbd aria-hidden>;</kbd>
          </Button>
        )}
        <span className={styles.how}>{isNote ? '회원에게 보이지 않습니다' : '문자로도 알립니다'}</span>
      </div>
      {isNote ? (
        <TextAreaField
          label="내부 메모"
          hideLabel
          name="text"
          rows={6}
          maxLength={2000}
          data-note
          value={draft.note}
          error={wrong ?? refused}
          onChange={({ target }) => type({ note: target.value })}
        />
      ) : (
        <>
          <LazyTextEditor
            key={draft.edition}
            label="답변"
            name="text"
            isReply
            error={wrong ?? refused}
            beginning={draft.answer}
            onChange={(json) => type({ answer: json })}
          />
          <AttachedFiles
            label="답변에 붙인 파일"
            files={draft.files}
            onAdd={attach}
            onRemove={(gone) => change({ files: draft.files.filter(({ fileNo }) => fileNo !== gone) })}
          />
        </>
      )}
      <div className={styles.foot}>
        <span role="status" className={styles.filled}>
          {unfilled ?? (draft.filled > 0 && !isNote ? `칸 ${draft.filled}개 채움` : '')}
        </span>
        {!isNote && (
          <>
            <CheckboxField
              label="답하고 마침"
              checked={finishes}
              onChange={({ target }) => setFinishes(target.checked)}
            />
            <Button tone="secondary" busy={isBusy} onClick={() => submit(true)}>
              회원에게 되묻기
            </Button>
          </>
        )}
        <Button busy={isBusy} onClick={() => submit(false)}>
          {isNote ? '메모 남기기' : '답변 보내기'} <kbd aria-hidden>Ctrl ⏎</kbd>
        </Button>
      </div>
    </section>
  )
}
