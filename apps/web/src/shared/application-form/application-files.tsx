import { FilePicker } from '../files/picker/file-picker.tsx'
import type { HeldFiles } from '../files/picker/use-held-files.ts'
import styles from './application-form.module.css'

/** Papers with an application, for the few who have any: closed until it is asked for. */
export function ApplicationFiles({ files }: { files: HeldFiles }) {
  return (
    <details className={styles.files} open={files.listed.length > 0 || undefined}>
      <summary>함께 낼 서류가 있으신가요? (선택)</summary>
      <FilePicker uploads={files} label="함께 낼 서류" />
    </details>
  )
}

/** The parts of the request: files are no fields of the input. */
export const withFiles = <T extends object>(input: T, { files }: HeldFiles): T =>
  files.length > 0 ? { ...input, files } : input
