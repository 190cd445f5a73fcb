import { acceptOf, ALL_FILE_KINDS } from '@hygiene/domain/platform/file/file-kinds'
import { sizeOnScreen } from '@hygiene/domain/platform/file/size-on-screen'
import { Button } from '@hygiene/ui'
import { CircleAlert, Paperclip, X } from 'lucide-react'
import { type ChangeEvent, useId, useRef } from 'react'
import styles from './change-dialog.module.css'
import type { EvidenceUpload } from './use-evidence.ts'

/** Takes one evidence file and uploads it as soon as it is chosen. */
export function EvidencePicker({ upload, isNeeded }: { upload: EvidenceUpload; isNeeded: boolean }) {
  const { evidence, error, choose, remove } = upload
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    target.value = ''
    if (file) choose(file)
  }

  return (
    <section aria-labelledby={`${id}-label`}>
      <h3 id={`${id}-label`}>증빙 {!isNeeded && <small>선택</small>}</h3>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf(ALL_FILE_KINDS)}
        aria-label="증빙 고르기"
        onChange={take}
      />
      {evidence ? (
        <p className={styles.file} role="status">
          <Paperclip aria-hidden />
          <span>
            {evidence.name} · {evidence.fileNo === null ? '올리는 중' : sizeOnScreen(evidence.sizeBytes)}
          </span>
          <button
            type="button"
            aria-label={`${evidence.name} 삭제`}
            onClick={() => {
              remove()
              requestAnimationFrame(() => button.current?.focus())
            }}
          >
            <X aria-hidden />
          </button>
        </p>
      ) : (
        <Button
          ref={button}
          tone="secondary"
          size="small"
          name="evidence"
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={() => input.current?.click()}
        >
          <Paperclip aria-hidden />
          파일 고르기
        </Button>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.wrong} role="alert">
          <CircleAlert aria-hidden />
          {error}
        </p>
      )}
    </section>
  )
}
