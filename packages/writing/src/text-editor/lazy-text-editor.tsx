import { Skeleton } from '@hygiene/ui'
import { lazy, Suspense } from 'react'
import styles from './lazy-text-editor.module.css'
import type { TextEditorProps } from './text-editor.tsx'

const TextEditor = lazy(async () => ({ default: (await import('./text-editor.tsx')).TextEditor }))

/** Loads the editor after the screen and reserves its space. */
export function LazyTextEditor(props: TextEditorProps) {
  return (
    <div className={styles.place} data-reply={props.isReply || undefined}>
      <Suspense fallback={<Skeleton label="글쓰기 칸을 불러오는 중입니다." />}>
        <TextEditor {...props} />
      </Suspense>
    </div>
  )
}
