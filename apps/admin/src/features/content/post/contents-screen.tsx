import { useSend } from '@hygiene/client'
import { listContents } from '@hygiene/contracts/content/post/staff/list-contents'
import { orderContents } from '@hygiene/contracts/content/post/staff/order-contents'
import {
  contentKindLabel,
  isOrderedContent,
  mayWriteContent,
} from '@hygiene/domain/content/post/content-kinds'
import { Button, linkButton } from '@hygiene/ui'
import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import {
  CONTENT_COLUMNS,
  CONTENT_FILTERS,
  CONTENT_VIEWS,
  ContentMark,
  type ContentRow,
  placeText,
} from './content-columns.tsx'

const SORT = { by: 'changedAt', isDescending: true } as const
const keyOf = ({ contentNo }: ContentRow) => contentNo
const recordOf = ({ contentNo }: ContentRow) => `/posts/${contentNo}`

/** Leaves out legal texts, which exist already. */
const BEGUN = ['post', 'popup', 'banner', 'site', 'branch'] as const

export function ContentsScreen() {
  const { role } = useEmployee()
  const [query] = useSearchParams()
  const asked = query.get('kind')
  const kind = BEGUN.find((known) => known === asked) ?? 'post'
  const part = Number(query.get('part')) || 2
  const isOrdered = isOrderedContent(kind, part)
  const mayWrite = mayWriteContent(role, kind)
  return (
    <DataTable
      screen="contents"
      title="게시글·알림"
      noun="글"
      unit="건"
      contract={listContents}
      columns={columnsOf(asked, isOrdered && mayWrite && asked === kind, query.has('part'))}
      filters={CONTENT_FILTERS}
      views={CONTENT_VIEWS}
      sort={SORT}
      rowKey={keyOf}
      hrefOf={recordOf}
      nameOf={({ title }) => title}
      text="제목"
      card={(row) => ({ head: row.title, note: placeText(row), end: <ContentMark state={row.state} /> })}
      actions={
        <>
          <Link {...linkButton({ tone: 'secondary', size: 'small' })} to="/posts/links">
            바로가기 글
          </Link>
          {mayWrite && asked !== 'text' && (
            <Link
              {...linkButton({ size: 'small' })}
              to={`/posts/new?kind=${kind}${kind === 'post' ? `&part=${part}` : ''}`}
            >
              <Plus aria-hidden />새 {contentKindLabel[kind]}
            </Link>
          )}
        </>
      }
    />
  )
}

/** Hides a column that would say the same in every row. */
function columnsOf(asked: string | null, isMoved: boolean, isOneBoard: boolean) {
  const isConstant = asked === 'post' ? isOneBoard : asked !== null && asked !== 'banner'
  const shown = CONTENT_COLUMNS.filter(({ id }) => id !== 'place' || !isConstant)
  return isMoved ? [...shown.slice(0, 1), ORDER_COLUMN, ...shown.slice(1)] : shown
}

const ORDER_COLUMN = {
  id: 'order',
  header: '차례',
  width: 115,
  sort: 'position',
  cell: (row: ContentRow) => <OrderButtons row={row} />,
}

function OrderButtons({ row: { contentNo, title } }: { row: ContentRow }) {
  const order = useSend(orderContents, { refresh: [listContents], refusedTitle: '차례를 바꾸지 못했습니다' })
  const move = (direction: 'up' | 'down') => order.mutate({ contentNo, direction })
  return (
    <>
      <Button tone="quiet" size="small" aria-label={`${title} 위로`} onClick={() => move('up')}>
        <ArrowUp aria-hidden />
      </Button>
      <Button tone="quiet" size="small" aria-label={`${title} 아래로`} onClick={() => move('down')}>
        <ArrowDown aria-hidden />
      </Button>
    </>
  )
}
