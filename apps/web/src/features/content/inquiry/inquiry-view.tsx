import { Loaded, read, Refused } from '@hygiene/client'
import { listInquiryReviews } from '@hygiene/contracts/content/inquiry/list-inquiry-reviews'
import { readInquiry } from '@hygiene/contracts/content/inquiry/read-inquiry'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { EmptyState, linkButton } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { List, Lock, PencilLine } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { isSignedIn } from '../../../app/login/current-login.ts'
import { useWindowTitle } from '../../../app/layout/use-window-title.ts'
import { signInPath } from '../../../app/router/login-guard.ts'
import { RichText } from '../../../shared/rich-text/rich-text.tsx'
import styles from './inquiry.module.css'
import { InquiryFiles } from './inquiry-files.tsx'
import { AnswerBadge } from './inquiry-list.tsx'
import { type InquiryKind, viewPath } from './inquiry-kinds.ts'
import { Reviews } from './reviews.tsx'

type Inquiry = EntityOf<typeof readInquiry>

/** Loads the post and its reviews together, so that neither shifts the other. */
export function InquiryView({ kind, inquiryNo }: { kind: InquiryKind; inquiryNo: number }) {
  const inquiry = useQuery(read(readInquiry, { inquiryNo }))
  const reviews = useQuery(read(listInquiryReviews, { inquiryNo }))
  useWindowTitle(inquiry.data && `${inquiry.data.title} | ${kind.name}`)

  if (inquiry.error instanceof Refused) return <NotShown kind={kind} refused={inquiry.error} />
  return (
    <Loaded query={inquiry}>
      {(post) => (
        <Loaded query={reviews}>
          {({ list }) => (
            <article className={styles.sheet}>
              <InquiryHead post={post} />
              <div className={styles.text}>
                <RichText blocks={post.contents} />
              </div>
              <InquiryFiles files={post.files} />
              {post.isMerged && <MergedNotice kind={kind} intoNo={post.mergedIntoNo} />}
              <Reviews inquiry={post} reviews={list} />
              <p className={styles.below}>
                {post.mayEdit && (
                  <Link {...linkButton()} to={`${kind.path}/write?inquiryNo=${inquiryNo}`}>
                    <PencilLine aria-hidden />글 고치기
                  </Link>
                )}
                <Link {...linkButton({ tone: 'secondary' })} to={kind.path}>
                  <List aria-hidden />
                  목록
                </Link>
              </p>
            </article>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

function InquiryHead({ post }: { post: Inquiry }) {
  const { title, isPrivate, isMine, isAnonymous, isAnswered, writerName, regDate } = post
  const writer = writerName ?? '비공개'
  return (
    <header className={styles.head}>
      <AnswerBadge isAnswered={isAnswered} />
      <h2>
        {isPrivate && <Lock role="img" aria-label="비밀글" />}
        {title}
      </h2>
      <p>
        글쓴이 {isMine && isAnonymous ? `${writer} (다른 분께는 보이지 않습니다)` : writer} · 등록일{' '}
        <time dateTime={regDate}>{regDate.replaceAll('-', '.')}</time>
      </p>
    </header>
  )
}

/** Links the writer to the post that answers both. Others must not learn which post that is. */
function MergedNotice({ kind, intoNo }: { kind: InquiryKind; intoNo: number | null }) {
  return (
    <p className={styles.waiting}>
      다른 {kind.word}와 합쳤습니다.{' '}
      {intoNo !== null && <Link to={viewPath(kind, intoNo)}>합친 글에서 답변 보기</Link>}
    </p>
  )
}

/** A visitor may be the writer, so the login leads back here. */
function NotShown({ kind, refused }: { kind: InquiryKind; refused: Refused }) {
  const { pathname, search } = useLocation()
  return (
    <EmptyState message={refused.message}>
      {refused.refusal === 'INQUIRY_PRIVATE' && !isSignedIn() && (
        <Link {...linkButton()} to={signInPath(pathname + search)}>
          로그인
        </Link>
      )}
      <Link {...linkButton({ tone: 'secondary' })} to={kind.path}>
        목록으로 가기
      </Link>
    </EmptyState>
  )
}
