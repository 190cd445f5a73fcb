import { wordDifference } from '@hygiene/domain/content/post/word-difference'
import { VisuallyHidden } from '@hygiene/ui'
import styles from './contents.module.css'

const TAGS = { same: 'span', added: 'ins', removed: 'del' } as const

/** Shows the differences word by word, marked by signs and words and not by colour alone. */
export function Difference({ before, after }: { before: string; after: string }) {
  const parts = wordDifference(before, after)
  if (parts.every(({ kind }) => kind === 'same')) return <p>달라진 곳이 없습니다.</p>
  return (
    <p className={styles.difference}>
      {parts.map(({ kind, text }, at) => {
        const Tag = TAGS[kind]
        return (
          <Tag key={`${at}-${kind}`}>
            {kind !== 'same' && <VisuallyHidden>{kind === 'added' ? '추가: ' : '삭제: '}</VisuallyHidden>}
            {text}
          </Tag>
        )
      })}
    </p>
  )
}
