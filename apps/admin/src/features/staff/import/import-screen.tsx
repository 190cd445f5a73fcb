import { read } from '@hygiene/client'
import { listImportRows } from '@hygiene/contracts/staff/import/list-import-rows'
import { readStaffImport } from '@hygiene/contracts/staff/import/read-staff-import'
import { NoticeBox, ProgressBar } from '@hygiene/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { LoadedScreen } from '../../../app/layout/loaded-screen.tsx'
import { NotFoundScreen } from '../../../app/layout/not-found-screen.tsx'
import { ImportMapping } from './import-mapping.tsx'
import { isInProgress, StatusMark } from './import-marks.tsx'
import { ImportRows } from './import-rows.tsx'
import { type Import, titleOf } from './import-title.ts'
import { ImportsLink } from './imports-link.tsx'
import styles from './imports.module.css'
import { StopButton } from './stop-button.tsx'

const FOLLOW_MS = 1_500

const WORK: Partial<Record<Import['status'], string>> = {
  uploaded: '파일을 읽고 있습니다.',
  checking: '행마다 기존 기록과 비교하고 있습니다. 아직 아무것도 등록하지 않습니다.',
  ordered: '곧 등록을 시작합니다.',
  writing: '행을 쓰고 있습니다. 이 화면을 떠나도 됩니다.',
}

export function ImportScreen() {
  const importNo = Number(useParams()['no'])
  if (!Number.isInteger(importNo) || importNo < 1) return <NotFoundScreen />
  return <OneImport importNo={importNo} />
}

function OneImport({ importNo }: { importNo: number }) {
  const query = useQuery({
    ...read(readStaffImport, { importNo }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && (isInProgress(state.data.status) || state.data.status === 'approval') ? FOLLOW_MS : false,
  })
  const status = query.data?.status
  const queries = useQueryClient()
  // Reloads the rows when the status changes, because the worker has processed them.
  useEffect(() => {
    if (status) void queries.invalidateQueries({ queryKey: [listImportRows.path] })
  }, [queries, status])
  return (
    <LoadedScreen query={query} title="가져오기">
      {(found) => <Step {...found} />}
    </LoadedScreen>
  )
}

function Step(found: Import) {
  const { status, failure, destroyedAt, fileName } = found
  if (destroyedAt)
    return (
      <Plain {...found}>
        <NoticeBox title="올린 지 30일이 지나 파일과 행을 삭제했습니다.">
          <p className={styles.digest}>
            {fileName} · SHA-256 {found.sha256}
          </p>
        </NoticeBox>
      </Plain>
    )
  if (isInProgress(status)) return <Progress {...found} />
  if (status === 'mapping') return <ImportMapping found={found} />
  if (status === 'refused' || found.rowCount === 0)
    return (
      <Plain {...found}>
        <NoticeBox title={failure ?? '행이 없는 파일입니다.'} tone="error">
          <p>아무것도 등록하지 않았습니다. 파일을 수정해 다시 올려주세요.</p>
        </NoticeBox>
      </Plain>
    )
  return <ImportRows found={found} />
}

function Plain({ children, ...found }: Import & { children: ReactNode }) {
  return (
    <AdminScreen title={titleOf(found)} path={<ImportsLink />} note={<StatusMark status={found.status} />}>
      {children}
    </AdminScreen>
  )
}

function Progress(found: Import) {
  const { status, rowCount, doneRows, fileName } = found
  const all = rowCount > 0 ? ` / ${rowCount.toLocaleString('ko-KR')}` : ''
  return (
    <AdminScreen
      title={titleOf(found)}
      path={<ImportsLink />}
      note={<StatusMark status={status} />}
      actions={<StopButton {...found} />}
    >
      <section className={styles.progress} role="status">
        <p>{WORK[status]}</p>
        <p className={styles.soft}>
          {fileName} · {doneRows.toLocaleString('ko-KR')}
          {all}행
        </p>
        <ProgressBar share={rowCount === 0 ? 0 : doneRows / rowCount} />
      </section>
    </AdminScreen>
  )
}
