import { Loaded, read } from '@hygiene/client'
import type { ContentBody } from '@hygiene/contracts/content/post/staff/content-body'
import { readContent } from '@hygiene/contracts/content/post/staff/read-content'
import { contentBoards } from '@hygiene/domain/content/post/content-kinds'
import type { BoardType } from '@hygiene/domain/text'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import styles from './contents.module.css'
import { WritingScreen } from './writing-screen.tsx'

export function ContentScreen() {
  const { no = '' } = useParams()
  const [query] = useSearchParams()
  if (no === 'new') {
    const begun = newBody(query.get('kind'), Number(query.get('part')))
    return <WritingScreen key={`new-${begun.kind}`} record={null} begun={begun} />
  }
  return <ContentStatus contentNo={Number(no) || 0} />
}

function ContentStatus({ contentNo }: { contentNo: number }) {
  const record = useQuery({ ...read(readContent, { contentNo }), staleTime: 0 })
  const { data } = record
  if (data) return <WritingScreen key={contentNo} record={data} begun={data.body} />
  return (
    <AdminScreen
      title="글"
      path={
        <Link className={styles.back} to="/posts">
          게시글·알림
        </Link>
      }
    >
      <Loaded query={record}>{() => null}</Loaded>
    </AdminScreen>
  )
}

function newBody(kind: string | null, part: number): ContentBody {
  if (kind === 'popup') {
    const none = { title: '', badge: '', text: '', actionLabel: '자세히 보기', url: '', mobilePath: '' }
    return { kind, ...none, imagePath: '', imageAlt: '', popupType: 1 }
  }
  if (kind === 'banner') {
    const ours = { site: 2, connectType: 2, menuType: null }
    return { kind, title: '', place: 'ad', sizeType: 'S', url: '', imagePath: '', ...ours }
  }
  if (kind === 'site') return { kind, title: '', url: 'https://' }
  if (kind === 'branch') {
    const none = { title: '', phone: '', address: '', openHours: '', mapUrl: '' }
    return { kind, ...none, latitude: null, longitude: null, opensOn: null, closesOn: null }
  }
  const boardType: BoardType = contentBoards.find((board) => board === part) ?? 2
  return {
    kind: 'post',
    title: '',
    content: [],
    boardType,
    postType: 1,
    examType: null,
    isImportant: false,
    pinnedUntil: null,
    fileNos: [],
  }
}
