import { Loaded, read, useSend } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listBulkOperations } from '@hygiene/contracts/staff/bulk-operation/list-bulk-operations'
import { stopBulkOperation } from '@hygiene/contracts/staff/bulk-operation/stop-bulk-operation'
import { bulkOperationLabel, bulkStatusLabel } from '@hygiene/domain/staff/bulk-operation/bulk-operation'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { Button, type Column, EmptyState, ProgressBar, showToast, Table } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { type StateKind, StateMark } from '../../../shared/state-mark/state-mark.tsx'
import styles from './bulk-operations.module.css'

type Action = EntityOf<typeof listBulkOperations>['list'][number]

const FOLLOW_MS = 2_000

export function BulkOperationsScreen() {
  const actions = useQuery({
    ...read(listBulkOperations, {}),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.list.some(({ status }) => status === 'running') ? FOLLOW_MS : false,
  })
  const stop = useSend(stopBulkOperation, {
    refresh: [listBulkOperations],
    refusedTitle: '멈추지 못했습니다',
    onDone: () => showToast('일괄 처리를 멈췄습니다. 이미 한 것은 그대로입니다.'),
  })
  return (
    <AdminScreen title="일괄 처리" note="회원과 수강 신청 목록에서 골라 한꺼번에 한 일">
      <Loaded query={actions}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState message="아직 없습니다. 목록에서 골라 시작할 수 있습니다.">
              <Link to="/members">회원 목록에서 고르기</Link>
            </EmptyState>
          ) : (
            <div className={styles.list}>
              <Table
                caption="일괄 처리"
                columns={columnsFor((bulkOperationNo) => stop.mutate({ bulkOperationNo }))}
                rows={list}
                rowKey={({ bulkOperationNo }) => bulkOperationNo}
              />
            </div>
          )
        }
      </Loaded>
    </AdminScreen>
  )
}

const SHAPE: Record<Action['status'], StateKind> = {
  asked: 'waiting',
  running: 'moving',
  stopped: 'ended',
  done: 'done',
  rejected: 'failed',
  withdrawn: 'ended',
  expired: 'ended',
  changed: 'ended',
  makerGone: 'ended',
}
const figure = (count: number) => count.toLocaleString('ko-KR')
const goneThrough = ({ done, left, refused }: Action) => done + left + refused

export function progressText(action: Action): string {
  const { people, left, leftBefore, refused } = action
  return [
    `${figure(goneThrough(action))} / ${figure(people)}`,
    ...(left + leftBefore > 0 ? [`벗어남 ${figure(left + leftBefore)}`] : []),
    ...(refused > 0 ? [`할 수 없음 ${figure(refused)}`] : []),
  ].join(' · ')
}

function columnsFor(onStop: (bulkOperationNo: number) => void): Column<Action>[] {
  return [
    { header: '번호', align: 'end', cell: ({ bulkOperationNo }) => bulkOperationNo },
    { header: '한 일', isHeading: true, cell: ({ kind }) => bulkOperationLabel[kind] },
    { header: '내용', cell: ({ about }) => <span className={styles.about}>{about}</span> },
    {
      header: '상태',
      cell: ({ status }) => <StateMark kind={SHAPE[status]}>{bulkStatusLabel[status]}</StateMark>,
    },
    {
      header: '진행',
      cell: (action) => (
        <div className={styles.progress}>
          {progressText(action)}
          <ProgressBar share={action.people === 0 ? 0 : goneThrough(action) / action.people} />
        </div>
      ),
    },
    { header: '사유', cell: ({ reason }) => <span className={styles.about}>{reason}</span> },
    { header: '직원', cell: ({ employeeName }) => employeeName },
    { header: '시작', cell: ({ orderedAt }) => formatSeoulDateTime(new Date(orderedAt)) },
    {
      header: '업무',
      cell: ({ bulkOperationNo, status }) =>
        status === 'running' || status === 'asked' ? (
          <Button
            tone="quiet"
            size="small"
            aria-label={`멈추기 ${bulkOperationNo}`}
            onClick={() => onStop(bulkOperationNo)}
          >
            멈추기
          </Button>
        ) : (
          '-'
        ),
    },
  ]
}
