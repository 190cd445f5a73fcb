import { Loaded, read } from '@hygiene/client'
import { listStaffSessions } from '@hygiene/contracts'
import { Card, EmptyState, NoticeBox } from '@hygiene/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageSteps } from '../../shared/paging/page-steps.tsx'
import { DeskScreen } from '../../app/layout/desk-screen.tsx'
import { useEmployee } from '../../app/login/staff-login.ts'
import { addressOfQuery, inputOf, pageOf, queryOf } from './session-query.ts'
import { SessionFilter } from './session-filter.tsx'
import { SessionTable } from './session-table.tsx'

/** Sessions of in-person education, with the bookings that staff have to look at. */
export function SessionsScreen() {
  const { role } = useEmployee()
  const [address, setAddress] = useSearchParams()
  const [today] = useState(() => new Date())
  const query = queryOf(address, today)
  const sessions = useQuery({
    ...read(listStaffSessions, inputOf(query, pageOf(address))),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const branches = sessions.data?.branches ?? []
  const isWithoutBranch = role === 'branch' && sessions.data !== undefined && branches.length === 0

  return (
    <DeskScreen
      title="집합교육 회차"
      note="회차를 골라 명단을 보고, 출석을 결정하고, 회차를 옮기거나 취소합니다."
    >
      <Card>
        <SessionFilter
          key={address.toString()}
          query={query}
          branches={branches}
          onFilter={(next) => setAddress(addressOfQuery(next))}
        />
      </Card>
      <Card title="회차 목록">
        {isWithoutBranch && (
          <NoticeBox tone="warn" title="소속 지회가 아직 등록되지 않아 볼 수 있는 회차가 없습니다.">
            <p>본부에 소속 지회 등록을 요청해주세요.</p>
          </NoticeBox>
        )}
        <Loaded query={sessions}>
          {({ list, pageInfo }) =>
            list.length === 0 ? (
              <EmptyState message="조건에 맞는 회차가 없습니다." />
            ) : (
              <>
                <p>
                  전체 <strong>{pageInfo.totalRow}</strong>회차
                </p>
                <SessionTable sessions={list} now={new Date(sessions.dataUpdatedAt)} />
                <PageSteps page={pageInfo.page} total={pageInfo.totalPage} />
              </>
            )
          }
        </Loaded>
      </Card>
    </DeskScreen>
  )
}
