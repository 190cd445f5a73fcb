import { Loaded, read } from '@hygiene/client'
import { readContent } from '@hygiene/contracts/content/post/staff/read-content'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import styles from './contents.module.css'
import { newBody } from './new-body.ts'
import { WritingScreen } from './writing-screen.tsx'

/** One record, or a new one (`/posts/new?kind=`). */
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
