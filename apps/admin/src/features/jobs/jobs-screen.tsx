import { Loaded, read } from '@hygiene/client'
import { listFailedJobs } from '@hygiene/contracts'
import { seoulTime } from '@hygiene/domain'
import { Button, EmptyState, NoticeBox } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useRef, useState } from 'react'
import { DeskScreen } from '../../app/layout/desk-screen.tsx'
import { useKeys } from '../../shared/keys/use-keys.ts'
import { AgainDialog, type Again } from './again-dialog.tsx'
import { DocumentTable } from './document-table.tsx'
import { JobTable } from './job-table.tsx'
import styles from './jobs.module.css'

/** Documents that could not be drawn and work that stopped: look, and begin it again. No person is named. */
export function JobsScreen() {
  const jobs = useQuery({ ...read(listFailedJobs, {}), staleTime: 0 })
  const [again, setAgain] = useState<Again | null>(null)
  const lists = useRef<HTMLDivElement>(null)
  useKeys(
    [
      { keys: 'j', label: '다음 줄', run: () => step(lists.current, 1) },
      { keys: 'k', label: '앞 줄', run: () => step(lists.current, -1) },
      { keys: 'r', label: '다시 불러오기', run: () => void jobs.refetch() },
    ],
    { title: '작업' },
  )
  const { data } = jobs
  return (
    <DeskScreen
      title="작업"
      note={
        data && (
          <>
            만들지 못한 문서 <strong>{data.documents.length}</strong> · 멈춘 작업{' '}
            <strong>{data.jobs.length}</strong> · {seoulTime(new Date(data.asOf))} 기준
          </>
        )
      }
      actions={
        <Button tone="secondary" size="small" busy={jobs.isFetching} onClick={() => void jobs.refetch()}>
          <RefreshCw aria-hidden />
          다시 불러오기
        </Button>
      }
    >
      <Loaded query={jobs}>
        {({ documents, jobs: stopped, unknown }) => (
          <div ref={lists} className={styles.lists}>
            {unknown > 0 && (
              <NoticeBox tone="warn">지금 버전이 모르는 작업 {unknown}건이 새 버전을 기다립니다.</NoticeBox>
            )}
            <section>
              <h2>만들지 못한 문서</h2>
              {documents.length === 0 ? (
                <EmptyState message="모두 만들었습니다." />
              ) : (
                <DocumentTable documents={documents} onAgain={setAgain} />
              )}
            </section>
            <section>
              <h2>멈춘 작업</h2>
              {stopped.length === 0 ? (
                <EmptyState message="멈춘 작업이 없습니다." />
              ) : (
                <JobTable jobs={stopped} onAgain={setAgain} />
              )}
            </section>
          </div>
        )}
      </Loaded>
      {again && <AgainDialog again={again} onClose={() => setAgain(null)} />}
    </DeskScreen>
  )
}

/** From row to row by its act; the first press begins at the first. */
function step(lists: HTMLElement | null, by: 1 | -1): void {
  const acts = [...(lists?.querySelectorAll<HTMLElement>('td button') ?? [])]
  const at = acts.findIndex((act) => act === document.activeElement)
  acts[Math.min(Math.max(at + by, 0), acts.length - 1)]?.focus()
}
