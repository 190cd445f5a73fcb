import { withParticle } from '@hygiene/domain/particle'
import { Button } from '@hygiene/ui'
import { instantText } from './content-columns.tsx'
import styles from './contents.module.css'
import type { ContentRecord } from './use-writing.ts'

type VersionListProps = {
  record: ContentRecord
  isWritable: boolean
  onCompare: () => void
  onRestore: (version: number) => void
}

export function VersionList({ record, isWritable, onCompare, onRestore }: VersionListProps) {
  const { versions, version: newest, publishedVersion } = record
  return (
    <section aria-labelledby="versions">
      <div className={styles.row}>
        <h2 id="versions">버전</h2>
        {versions.length > 1 && (
          <Button tone="quiet" size="small" onClick={onCompare}>
            버전 비교
          </Button>
        )}
      </div>
      <ol className={styles.versions}>
        {versions.map(({ version, title, writtenAt, writtenByName, restoredFrom }) => (
          <li key={version} aria-current={version === newest || undefined}>
            <b>버전 {version}</b>
            <span>
              {restoredFrom === null ? title : `${withParticle(`버전 ${restoredFrom}`, '으로')} 되돌림`}
              <small>
                {instantText(writtenAt)} · {writtenByName || '이전 기록'}
                {version === publishedVersion && ' · 게시한 버전'}
              </small>
            </span>
            {version !== newest && isWritable && (
              <Button
                tone="quiet"
                size="small"
                aria-label={`${withParticle(`버전 ${version}`, '으로')} 되돌리기`}
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
