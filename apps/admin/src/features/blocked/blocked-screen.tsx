import { Loaded, read } from '@hygiene/client'
import { listBlockedRanges } from '@hygiene/contracts'
import { staffMay } from '@hygiene/domain'
import { Card, EmptyState } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DeskScreen } from '../../app/layout/desk-screen.tsx'
import { useEmployee } from '../../app/login/staff-login.ts'
import { BlockForm } from './block-form.tsx'
import type { BlockedRange } from './range-state.ts'
import { RangeTable } from './range-table.tsx'
import { UnblockDialog } from './unblock-dialog.tsx'

/** Addresses that hear «차단된 IP입니다» on every call. */
export function BlockedScreen() {
  const { role } = useEmployee()
  const mayBlock = staffMay(role, 'blockAddresses')
  const ranges = useQuery({ ...read(listBlockedRanges, {}), staleTime: 0 })
  const [ending, setEnding] = useState<BlockedRange | null>(null)

  return (
    <DeskScreen
      title="접속 차단"
      note="차단된 IP에서는 모든 화면 대신 안내만 보입니다. 차단과 해제는 10초 안에 적용됩니다."
    >
      {mayBlock && (
        <Card title="새로 차단하기">
          <BlockForm />
        </Card>
      )}
      <Card title="차단 목록">
        <Loaded query={ranges}>
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState message="차단한 IP가 없습니다." />
            ) : (
              <RangeTable ranges={list} onUnblock={mayBlock ? setEnding : null} />
            )
          }
        </Loaded>
      </Card>
      {ending && <UnblockDialog range={ending} onClose={() => setEnding(null)} />}
    </DeskScreen>
  )
}
