import { FilePicker } from '../files/picker/file-picker.tsx'
import type { HeldFiles } from '../files/picker/use-held-files.ts'
import styles from './application-form.module.css'

/** Is collapsed by default, because few applications have documents. */
export function ApplicationFiles({ files }: { files: HeldFiles }) {
  return (
    <details className={styles.files} open={files.listed.length > 0 || undefined}>
      <summary>함께 낼 서류가 있으신가요? (선택)</summary>
      <FilePicker uploads={files} label="함께 낼 서류" />
    </details>
  )
}

/** Sends the files as separate parts, because they are no fields of the input. */
export const withFiles = <T extends object>(input: T, { files }: HeldFiles): T =>
  files.length > 0 ? { ...input, files } : input
