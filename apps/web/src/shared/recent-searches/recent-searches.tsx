import { VisuallyHidden } from '@hygiene/ui'
import { useId } from 'react'
import styles from './recent-searches.module.css'
import { clearSearches, type SearchKind, useRecentSearches } from '../../app/browser-storage/kept-searches.ts'

type RecentSearchesProps = { kind: SearchKind; onPick: (text: string) => void }

/** Lets the person delete the searches, because a computer may have several users. */
export function RecentSearches({ kind, onPick }: RecentSearchesProps) {
  const texts = useRecentSearches(kind)
  const id = useId()
  if (texts.length === 0) return null
  return (
    <div className={styles.recent}>
      <div className={styles.head}>
        <span id={id}>최근 찾은 말</span>
        <button type="button" className={styles.clear} onClick={() => clearSearches(kind)}>
          <VisuallyHidden>최근 찾은 말 </VisuallyHidden>모두 지우기
        </button>
      </div>
      <ul className={styles.texts} aria-labelledby={id}>
        {texts.map((text) => (
          <li key={text}>
            <button type="button" className={styles.text} onClick={() => onPick(text)}>
              {text}
              <VisuallyHidden> 다시 찾기</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
