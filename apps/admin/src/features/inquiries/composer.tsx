import { fillCanned, inquiryTextFault, unfilledFault } from '@hygiene/domain'
import { Button, CheckboxField, TextAreaField } from '@hygiene/ui'
import { ListTree } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { useKeys } from '../../shared/keys/use-keys.ts'
import { type Canned, CannedPicker } from './canned-picker.tsx'
import styles from './composer.module.css'
import { useDraft } from './drafts.ts'
import { blocksOf, type Inquiry } from './inquiry-words.ts'
import { useSendWords } from './use-send-words.ts'

/** An answer, a question back, or a note: typed here, kept while the clerk looks elsewhere. */
export function Composer({ inquiry }: { inquiry: Inquiry }) {
  const { inquiryNo, fieldValues } = inquiry
  const [draft, change] = useDraft(inquiryNo)
  const [finishes, setFinishes] = useState(true)
  const [isPicking, setPicking] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  const { send, isBusy, refused } = useSendWords(inquiry)
  const isNote = draft.kind === 'note'
  const text = isNote ? draft.note : draft.answer
  const unfilled = isNote ? null : unfilledFault(text)

  const focusText = () => place.current?.querySelector('textarea')?.focus()
  const closePicker = useCallback(() => {
    setPicking(false)
    place.current?.querySelector('textarea')?.focus()
  }, [])

  function type(typed: string) {
    setWrong(undefined)
    change(isNote ? { note: typed } : { answer: typed })
  }

  function take({ cannedWords }: Canned) {
    const { text: words, filled } = fillCanned(cannedWords, fieldValues)
    const before = draft.answer.trim() === '' ? '' : `${draft.answer.trimEnd()}\n`
    change({ kind: 'answer', answer: before + words, filled: draft.filled + filled.length })
    setWrong(undefined)
    closePicker()
  }

  function submit(isQuestion: boolean) {
    const fault = isNote
      ? text.trim() === ''
        ? '메모를 입력해주세요.'
        : null
      : (unfilled ?? inquiryTextFault(blocksOf(text)))
    setWrong(fault ?? undefined)
    if (fault !== null) focusText()
    else send(draft, { isQuestion, finishes })
  }

  useKeys([
    { keys: ';', label: '자주 쓰는 답', run: () => setPicking(true) },
    { keys: 'Enter', label: '답 쓰기', run: focusText },
    { keys: 'Ctrl+Enter', label: isNote ? '메모 남기기' : '답변 보내기', run: () => submit(false) },
  ])
  return (
    <section className={styles.composer} aria-label="답 쓰기" ref={place}>
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
            자주 쓰는 답 <kbd aria-hidden>;</kbd>
          </Button>
        )}
        <span className={styles.how}>{isNote ? '회원에게 보이지 않습니다' : '문자로도 알립니다'}</span>
      </div>
      <TextAreaField
        label={isNote ? '내부 메모' : '답변'}
        hideLabel
        name="words"
        rows={6}
        maxLength={isNote ? 2000 : 5000}
        data-note={isNote || undefined}
        value={text}
        error={wrong ?? refused}
        onChange={({ target }) => type(target.value)}
      />
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
