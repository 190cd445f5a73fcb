import { ALL_FILE_KINDS } from '@hygiene/domain/platform/file/file-kinds'
import { sizeOnScreen } from '@hygiene/domain/platform/file/size-on-screen'
import { Paperclip, X } from 'lucide-react'
import styles from './attached-files.module.css'
import { FileButton } from './file-button.tsx'

type AttachedFilesProps = {
  label: string
  files: readonly { fileNo: string; name: string; sizeBytes: number | null }[]
  onAdd: (file: File) => Promise<void>
  onRemove: (fileNo: string) => void
}

export function AttachedFiles({ label, files, onAdd, onRemove }: AttachedFilesProps) {
  return (
    <section aria-label={label} className={styles.files}>
      {files.map(({ fileNo, name, sizeBytes }) => (
        <span key={fileNo}>
          <Paperclip aria-hidden />
          {name} {sizeBytes !== null && sizeOnScreen(sizeBytes)}
          <button type="button" aria-label={`${name} 삭제`} onClick={() => onRemove(fileNo)}>
            <X aria-hidden />
          </button>
        </span>
      ))}
      <FileButton label="파일 붙이기" kinds={ALL_FILE_KINDS} className={styles.attach} onFile={onAdd}>
        <Paperclip aria-hidden />
      </FileButton>
    </section>
  )
}
