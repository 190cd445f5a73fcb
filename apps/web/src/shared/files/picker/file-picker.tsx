import { acceptOf, ALL_FILE_KINDS } from '@hygiene/domain/platform/file/file-kinds'
import { FILE_LIMITS } from '@hygiene/domain/platform/file/file-limits'
import { sizeOnScreen } from '@hygiene/domain/platform/file/size-on-screen'
import { Button, VisuallyHidden } from '@hygiene/ui'
import { CircleAlert, FileText, Paperclip, X } from 'lucide-react'
import { type ChangeEvent, useId, useRef } from 'react'
import styles from './file-picker.module.css'
import type { FileUploads, ListedFile } from './use-file-uploads.ts'

const RULES = `PDF, 사진, 한글, 워드, 엑셀 파일을 ${FILE_LIMITS.filesAPost}개까지, 하나에 10MB까지 붙일 수 있습니다.`

type FilePickerProps = {
  uploads: Pick<FileUploads, 'listed' | 'error' | 'add' | 'remove'>
  label?: string
  choose?: string
}

export function FilePicker({
  uploads,
  label = '첨부파일',
  choose: chooseText = '파일 고르기',
}: FilePickerProps) {
  const { listed, error, add, remove } = uploads
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    target.value = ''
    if (files.length > 0) add(files)
  }

  function removeOne(key: string) {
    remove(key)
    button.current?.focus()
  }

  return (
    <div className={styles.picker} role="group" aria-labelledby={`${id}-label`}>
      <strong id={`${id}-label`}>{label}</strong>
      <p id={`${id}-rules`} className={styles.rules}>
        {RULES}
      </p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptOf(ALL_FILE_KINDS)}
        aria-label={`${label} 고르기`}
        onChange={choose}
      />
      <Button
        ref={button}
        tone="secondary"
        aria-describedby={error ? `${id}-rules ${id}-error` : `${id}-rules`}
        onClick={() => input.current?.click()}
      >
        <Paperclip aria-hidden />
        {chooseText}
      </Button>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <CircleAlert aria-hidden />
          {error}
        </p>
      )}
      {listed.length > 0 && (
        <ul className={styles.list}>
          {listed.map((file) => (
            <FileRow key={file.key} file={file} onRemove={() => removeOne(file.key)} />
          ))}
        </ul>
      )}
    </div>
  )
}

function FileRow({ file, onRemove }: { file: ListedFile; onRemove: () => void }) {
  const { name, sizeBytes, state } = file
  return (
    <li className={styles.row} data-state={state}>
      {state === 'refused' ? <CircleAlert aria-hidden /> : <FileText aria-hidden />}
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <FileState file={file} size={sizeOnScreen(sizeBytes)} />
      </span>
      <Button tone="quiet" size="small" onClick={onRemove}>
        <X aria-hidden />
        <span>
          <VisuallyHidden>{name} </VisuallyHidden>
          {state === 'sending' ? '취소' : '지우기'}
        </span>
      </Button>
    </li>
  )
}

function FileState({ file, size }: { file: ListedFile; size: string }) {
  switch (file.state) {
    case 'sending': {
      const percent = Math.round(file.share * 100)
      return (
        <>
          <span className={styles.caption}>{percent < 100 ? `올리는 중 ${percent}%` : '저장하는 중'}</span>
          <progress aria-label={`${file.name} 올리기`} max={100} value={percent} />
        </>
      )
    }
    case 'kept':
      return (
        <span className={styles.caption} role="status">
          {file.isChecked ? `${size}, 올렸습니다.` : `${size}, 올렸습니다. 검사가 끝나면 열 수 있습니다.`}
        </span>
      )
    case 'held':
      return <span className={styles.caption}>{size}, 신청하실 때 함께 보냅니다.</span>
    case 'refused':
      return (
        <span className={styles.refusal} role="alert">
          {file.sentence}
        </span>
      )
    default:
      return file satisfies never
  }
}
