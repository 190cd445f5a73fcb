import { call, queryClient } from '@hygiene/client'
import type { ContentBody } from '@hygiene/contracts/content/post/staff/content-body'
import { readContent } from '@hygiene/contracts/content/post/staff/read-content'
import { viewContent } from '@hygiene/contracts/content/post/staff/view-content'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { contentKindLabel } from '@hygiene/domain/content/post/content-kinds'
import { withParticle } from '@hygiene/domain/particle'
import { Button, TextField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import recordParts from '../../../shared/record/record-parts.module.css'
import { BannerForm } from './banner-form.tsx'
import { BehindCard } from './behind-card.tsx'
import { BranchForm } from './branch-form.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import { ContentMark, instantText, placeText } from './content-columns.tsx'
import styles from './contents.module.css'
import { type FormOf, typedInto } from './form-types.ts'
import { PhonePreview } from './phone-preview.tsx'
import { PopupForm } from './popup-form.tsx'
import { PostForm } from './post-form.tsx'
import { PublishPanel } from './publish-panel.tsx'
import { TextForm } from './text-form.tsx'
import { type ContentRecord, useWriting } from './use-writing.ts'
import { VersionList } from './version-list.tsx'

const EVERY_MS = 15_000

type OthersHereProps = { contentNo: number; version: number; isWriting: boolean }

/** Reports that the record is open here, shows who else has it open, and loads a version as soon as a colleague saves it. */
function OthersHere({ contentNo, version, isWriting }: OthersHereProps) {
  const { data } = useQuery({
    queryKey: [viewContent.path, contentNo, isWriting],
    queryFn: ({ signal }) =>
      call(viewContent, { contentNo, isWriting }, { signal, isQuiet: true, onBreakage: 'throw' }),
    refetchInterval: EVERY_MS,
    staleTime: 0,
    retry: false,
    placeholderData: (before) => before,
  })
  const newest = data?.version ?? version
  useEffect(() => {
    if (newest > version) void queryClient.invalidateQueries({ queryKey: [readContent.path, { contentNo }] })
  }, [newest, version, contentNo])
  const text = (data?.viewers ?? []).map(
    (one) => `${one.name} 님이 ${one.isWriting ? '쓰고' : '보고'} 있습니다`,
  )
  return (
    <span role="status" className={styles.others}>
      {text.length > 0 && <Eye aria-hidden />}
      {text.join(' · ')}
    </span>
  )
}

type WritingScreenProps = { record: ContentRecord | null; begun: ContentBody }

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

type BodyFormProps = {
  body: ContentBody
  files: EntityOf<typeof readContent>['files']
  onChange: (body: ContentBody) => void
}

function BodyForm({ body, files, onChange }: BodyFormProps) {
  switch (body.kind) {
    case 'post':
      return <PostForm body={body} files={files} onChange={onChange} />
    case 'popup':
      return <PopupForm body={body} onChange={onChange} />
    case 'banner':
      return <BannerForm body={body} onChange={onChange} />
    case 'branch':
      return <BranchForm body={body} onChange={onChange} />
    case 'site':
      return <SiteForm body={body} onChange={onChange} />
    case 'text':
      return <TextForm body={body} onChange={onChange} />
    default:
      return body satisfies never
  }
}

function SiteForm({ body, onChange }: FormOf<'site'>) {
  return (
    <>
      <TextField label="이름" maxLength={80} {...typedInto(body, 'title', onChange)} />
      <TextField
        label="누르면 갈 주소"
        hint="https://로 시작하는 주소를 적어주세요."
        maxLength={300}
        {...typedInto(body, 'url', onChange)}
      />
    </>
  )
}
