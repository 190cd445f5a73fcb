import { Button } from '@hygiene/ui'
import { instantWords } from './content-columns.tsx'
import styles from './contents.module.css'
import type { ContentRecord } from './use-writing.ts'

type VersionListProps = {
  record: ContentRecord
  isWritable: boolean
  onCompare: () => void
  onRestore: (version: number) => void
}

/** Every saving, newest first; an earlier one comes back as a new version. */
export function VersionList({ record, isWritable, onCompare, onRestore }: VersionListProps) {
  const { versions, version: newest, publishedVersion } = record
  return (
    <section aria-labelledby="versions">
      <div className={styles.row}>
        <h2 id="versions">판</h2>
        {versions.length > 1 && (
          <Button tone="quiet" size="small" onClick={onCompare}>
            두 판 견주기
          </Button>
        )}
      </div>
      <ol className={styles.versions}>
        {versions.map(({ version, title, writtenAt, writtenByName, restoredFrom }) => (
          <li key={version} aria-current={version === newest || undefined}>
            <b>{version}판</b>
            <span>
              {restoredFrom === null ? title : `${restoredFrom}판으로 되돌림`}
              <small>
                {instantWords(writtenAt)} · {writtenByName || '이전 기록'}
                {version === publishedVersion && ' · 올린 판'}
              </small>
            </span>
            {version !== newest && isWritable && (
              <Button
                tone="quiet"
                size="small"
                aria-label={`${version}판으로 되돌리기`}
                onClick={() => onRestore(version)}
              >
                되돌리기
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
