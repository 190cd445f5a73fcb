import type { ContentBody } from '@hygiene/contracts/content/post/staff/content-body'
import { contentKindLabel } from '@hygiene/domain/content/post/content-kinds'
import { withParticle } from '@hygiene/domain/particle'
import { Button } from '@hygiene/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import recordParts from '../../../shared/record/record-parts.module.css'
import { BehindCard } from './behind-card.tsx'
import { BodyForm } from './body-form.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import { ContentMark, instantText, placeText } from './content-columns.tsx'
import styles from './contents.module.css'
import { OthersHere } from './others-here.tsx'
import { PhonePreview } from './phone-preview.tsx'
import { PublishPanel } from './publish-panel.tsx'
import { type ContentRecord, useWriting } from './use-writing.ts'
import { VersionList } from './version-list.tsx'

type WritingScreenProps = { record: ContentRecord | null; begun: ContentBody }

/** Writing at the left, the telephone's picture beside it, time and versions at the right; on a telephone one below the other. */
export function WritingScreen({ record, begun }: WritingScreenProps) {
  const writing = useWriting(record, begun)
  const [isComparing, setIsComparing] = useState(false)
  const { body, isDirty, isSaving, isBehind } = writing
  const isWritable = record?.isWritable ?? true
  return (
    <AdminScreen
      title={record ? `${contentKindLabel[begun.kind]} 수정` : `새 ${contentKindLabel[begun.kind]}`}
      path={
        <Link className={styles.back} to={`/posts?kind=${begun.kind}`}>
          게시글·알림
        </Link>
      }
      note={record && <ContentStatus record={record} />}
      actions={
        isWritable && (
          <>
            {record && (
              <OthersHere contentNo={record.contentNo} version={record.version} isWriting={isDirty} />
            )}
            <span role="status" className={styles.saved}>
              {isDirty ? '저장하지 않은 글' : record && `${instantText(record.changedAt)} 저장됨`}
            </span>
            <Button
              tone={isDirty ? 'primary' : 'secondary'}
              size="small"
              busy={isSaving}
              onClick={() => isDirty && writing.save()}
              aria-disabled={!isDirty || undefined}
            >
              저장
            </Button>
          </>
        )
      }
    >
      {record && isBehind && <BehindCard record={record} writing={writing} />}
      {writing.wasKept && !isBehind && (
        <p className={styles.kept} role="status">
          저장하지 않은 글을 다시 불러왔습니다.
          {record && (
            <Button tone="quiet" size="small" onClick={() => writing.take(record.version, record.body)}>
              버리기
            </Button>
          )}
        </p>
      )}
      <div className={styles.panes}>
        <fieldset className={styles.form} disabled={!isWritable} aria-label="글 작성">
          <BodyForm key={writing.edition} body={body} files={record?.files ?? []} onChange={writing.change} />
        </fieldset>
        <PhonePreview body={body} />
        <div className={styles.side}>
          {record && <PublishPanel record={record} isDirty={isDirty} isWritable={isWritable} />}
          {record && (
            <VersionList
              record={record}
              isWritable={isWritable && !isDirty}
              onCompare={() => setIsComparing(true)}
              onRestore={writing.restore}
            />
          )}
        </div>
      </div>
      {record && isComparing && <CompareDialog record={record} onClose={() => setIsComparing(false)} />}
    </AdminScreen>
  )
}

function ContentStatus({ record }: { record: ContentRecord }) {
  const { state, shownFrom, version, publishedVersion } = record
  return (
    <span className={recordParts.status}>
      {placeText(record)} <ContentMark state={state} />
      {state === 'scheduled' && ` ${instantText(shownFrom)}`}
      {publishedVersion !== null &&
        publishedVersion < version &&
        ` · ${withParticle(`버전 ${publishedVersion}`, '이')} 보이고 있습니다`}
    </span>
  )
}
