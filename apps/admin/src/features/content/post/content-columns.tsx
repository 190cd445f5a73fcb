import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listContents } from '@hygiene/contracts/content/post/staff/list-contents'
import { contentBoards, contentKindLabel, contentPartLabel } from '@hygiene/domain/content/post/content-kinds'
import { type ContentState, contentStateLabel } from '@hygiene/domain/content/post/content-state'
import { boardTypeLabel } from '@hygiene/domain/text'
import { formatSeoulDate, seoulDay, seoulTime } from '@hygiene/domain/time/seoul-day'
import { optionsOf } from '@hygiene/ui'
import type { TableColumn, TableFilter, BuiltInView } from '../../../shared/data-table/table-types.ts'
import { type StateKind, StateMark } from '../../../shared/state-mark/state-mark.tsx'

export type ContentRow = EntityOf<typeof listContents>['list'][number]

const MARKS: Record<ContentState, StateKind> = {
  draft: 'waiting',
  scheduled: 'moving',
  shown: 'done',
  over: 'ended',
  withdrawn: 'ended',
}

export function ContentMark({ state }: { state: ContentState }) {
  return <StateMark kind={MARKS[state]}>{contentStateLabel[state]}</StateMark>
}

export function placeText({ kind, part }: Pick<ContentRow, 'kind' | 'part'>): string {
  const place = contentPartLabel[kind]?.[part]
  if (kind === 'post' && place !== undefined) return place
  return place === undefined ? contentKindLabel[kind] : `${contentKindLabel[kind]} · ${place}`
}

export function instantText(instant: string | null): string {
  if (instant === null) return '-'
  const at = new Date(instant)
  return `${seoulDay(at).replaceAll('-', '.')} ${seoulTime(at)}`
}

export const CONTENT_COLUMNS: readonly TableColumn<ContentRow>[] = [
  { id: 'title', header: '제목', width: 250, sort: 'title', isHeading: true, cell: ({ title }) => title },
  { id: 'place', header: '분류', width: 120, cell: placeText },
  { id: 'state', header: '상태', width: 120, cell: ContentMark },
  {
    id: 'version',
    header: '버전',
    width: 85,
    cell: ({ version, publishedVersion }) =>
      publishedVersion !== null && publishedVersion < version ? `버전 ${version} 초안` : `버전 ${version}`,
  },
  { id: 'shownFrom', header: '게시 일시', width: 135, cell: ({ shownFrom }) => instantText(shownFrom) },
  {
    id: 'shownUntil',
    header: '게시 종료 일시',
    width: 135,
    cell: ({ shownUntil }) => instantText(shownUntil),
  },
  {
    id: 'changedAt',
    header: '수정일',
    width: 100,
    sort: 'changedAt',
    cell: ({ changedAt }) => formatSeoulDate(new Date(changedAt)),
  },
  {
    id: 'changedBy',
    header: '수정한 사람',
    width: 95,
    isExtra: true,
    cell: ({ changedByName }) => changedByName || '-',
  },
]

export const CONTENT_FILTERS: readonly TableFilter[] = [
  { kind: 'choice', key: 'kind', label: '종류', choices: optionsOf(contentKindLabel) },
  {
    kind: 'choice',
    key: 'part',
    label: '게시판',
    isNumber: true,
    choices: contentBoards.map((board) => ({ value: String(board), label: boardTypeLabel[board] })),
  },
  { kind: 'choice', key: 'state', label: '상태', hides: 'state', choices: optionsOf(contentStateLabel) },
]

export const CONTENT_VIEWS: readonly BuiltInView[] = [
  { name: '공지사항', address: 'kind=post&part=2' },
  { name: '자주 묻는 질문', address: 'kind=post&part=4&sort=position' },
  { name: '팝업', address: 'kind=popup' },
  { name: '배너', address: 'kind=banner' },
  { name: '관련 사이트', address: 'kind=site&sort=position' },
  { name: '지회·지부', address: 'kind=branch' },
  { name: '약관·방침', address: 'kind=text' },
]
