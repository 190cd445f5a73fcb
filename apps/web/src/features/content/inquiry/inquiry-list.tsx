import { listInquiries } from '@hygiene/contracts/content/inquiry/list-inquiries'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { Badge, Card, ChoiceChips, type Column, EmptyState, linkButton, Table } from '@hygiene/ui'
import { Lock, PencilLine } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { useLogin } from '../../../app/login/current-login.ts'
import { GrowingList } from '../../../shared/paging/growing-list.tsx'
import { usePages } from '../../../shared/paging/use-pages.ts'
import styles from './inquiry.module.css'
import { type InquiryKind, viewPath } from './inquiry-kinds.ts'

type Row = EntityOf<typeof listInquiries>['list'][number]

const PER_PAGE = 10

export function InquiryList({ kind }: { kind: InquiryKind }) {
  const [query, setQuery] = useSearchParams()
  const { accessToken } = useLogin()
  const isMine = accessToken !== null && query.get('mine') === '1'
  const pages = usePages(listInquiries, {
    inquiryType: kind.inquiryType,
    limit: PER_PAGE,
    ...(isMine ? { onlyMine: 1 as const } : {}),
  })
  return (
    <Card>
      <div className={styles.above}>
        {accessToken !== null && (
          <ChoiceChips
            legend="볼 글"
            hideLegend
            arrange="switch"
            options={[
              { value: 'all', label: '모든 글' },
              { value: 'mine', label: '내 글' },
            ]}
            value={isMine ? 'mine' : 'all'}
            onChange={(value) => setQuery(value === 'mine' ? { mine: '1' } : {}, { replace: true })}
          />
        )}
        <Link {...linkButton()} to={`${kind.path}/write`}>
          <PencilLine aria-hidden />
          {kind.word} 쓰기
        </Link>
      </div>
      <GrowingList pages={pages} empty={<EmptyState />}>
        {(rows) => (
          <Table
            caption={kind.name}
            columns={columnsOf(kind)}
            rows={rows}
            rowKey={({ inquiryNo }) => inquiryNo}
          />
        )}
      </GrowingList>
    </Card>
  )
}

const columnsOf = (kind: InquiryKind): readonly Column<Row>[] => [
  {
    header: '제목',
    isHeading: true,
    cell: ({ inquiryNo, title, isPrivate, isLocked }) => (
      <Link className={styles.title} to={viewPath(kind, inquiryNo)} data-locked={isLocked || undefined}>
        {isPrivate && <Lock role="img" aria-label="비밀글" />}
        {title}
      </Link>
    ),
  },
  { header: '글쓴이', cell: ({ isMine, writerName }) => (isMine ? '나' : (writerName ?? '비공개')) },
  { header: '답변', cell: ({ isAnswered }) => <AnswerBadge isAnswered={isAnswered} /> },
  {
    header: '등록일',
    cell: ({ regDate }) => (
      <time className={styles.day} dateTime={regDate}>
        {regDate.replaceAll('-', '.')}
      </time>
    ),
  },
]

export function AnswerBadge({ isAnswered }: { isAnswered: boolean }) {
  return <Badge tone={isAnswered ? 'brand' : 'neutral'}>{isAnswered ? '답변 완료' : '답변 대기'}</Badge>
}
