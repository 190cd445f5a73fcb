import { Loaded, read } from '@hygiene/client'
import { listAudit } from '@hygiene/contracts'
import { Button, Card, EmptyState, TextField } from '@hygiene/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DeskScreen } from '../../app/layout/desk-screen.tsx'
import { AuditTable } from './audit-table.tsx'
import styles from './audit.module.css'
import { PageSteps } from '../../shared/paging/page-steps.tsx'

const ROWS = 20
const positive = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined)

/** Acts of staff with the data of operators, newest first; the address keeps page and person. */
export function AuditScreen() {
  const [query, setQuery] = useSearchParams()
  const page = positive(query.get('page')) ?? 1
  const memberNo = positive(query.get('member'))
  const audit = useQuery({
    ...read(listAudit, { page, limit: ROWS, memberNo }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

  return (
    <DeskScreen
      title="처리 기록"
      note="직원이 회원 정보를 보거나 고친 기록입니다. 고치거나 지울 수 없습니다."
    >
      <Card>
        <MemberFilter
          memberNo={memberNo}
          onFilter={(member) => setQuery(member ? { member: String(member) } : {})}
        />
        <Loaded query={audit}>
          {({ list, pageInfo }) =>
            list.length === 0 ? (
              <EmptyState message="기록이 없습니다." />
            ) : (
              <>
                <p>
                  전체 <strong>{pageInfo.totalRow}</strong>건
                </p>
                <AuditTable entries={list} />
                <PageSteps page={pageInfo.page} total={pageInfo.totalPage} />
              </>
            )
          }
        </Loaded>
      </Card>
    </DeskScreen>
  )
}

type MemberFilterProps = { memberNo: number | undefined; onFilter: (memberNo: number | undefined) => void }

function MemberFilter({ memberNo, onFilter }: MemberFilterProps) {
  const [typed, setTyped] = useState(memberNo ? String(memberNo) : '')
  return (
    <form
      className={styles.filter}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onFilter(positive(typed))
      }}
    >
      <TextField
        label="회원번호"
        optional
        inputMode="numeric"
        value={typed}
        onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, ''))}
      />
      <Button type="submit" tone="secondary">
        조회
      </Button>
    </form>
  )
}
