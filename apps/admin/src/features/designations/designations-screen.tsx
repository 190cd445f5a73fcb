import { useSend } from '@hygiene/client'
import { listSubmittedDesignations } from '@hygiene/contracts'
import { Card, EmptyState } from '@hygiene/ui'
import { useState } from 'react'
import { PageTurns } from '../../shared/paging/page-turns.tsx'
import { DeskScreen } from '../../app/layout/desk-screen.tsx'
import { DesignationDialog } from './designation-dialog.tsx'
import { DesignationForm, type DesignationWanted } from './designation-form.tsx'
import { DesignationTable } from './designation-table.tsx'
import { useOpenedDesignation } from './use-opened-designation.ts'

/** The confirmations operators have handed in, both kinds, the newest first. */
export function DesignationsScreen() {
  const [asked, setAsked] = useState<DesignationWanted | null>(null)
  const search = useSend(listSubmittedDesignations, { refusedTitle: '조회하지 못했습니다' })
  const file = useOpenedDesignation(asked?.reason ?? '')

  function ask({ kind, state, ...wanted }: DesignationWanted, page: number) {
    search.mutate({ ...wanted, page, ...(kind ? { kind } : {}), ...(state ? { state } : {}) })
  }

  function judged() {
    file.close()
    if (asked && search.data) ask(asked, search.data.pageInfo.page)
  }

  return (
    <DeskScreen
      title="지정확인서"
      note="위생책임자가 올린 지정확인서입니다. 누가, 누구를, 왜 보았는지 처리 기록에 남습니다."
    >
      <Card>
        <DesignationForm
          isBusy={search.isPending}
          onAsk={(wanted) => {
            setAsked(wanted)
            ask(wanted, 1)
          }}
        />
      </Card>
      <div role="status">
        {asked && search.data && (
          <Card title={`제출된 지정확인서 ${search.data.pageInfo.totalRow}건`}>
            {search.data.list.length === 0 ? (
              <EmptyState message="조건에 맞는 지정확인서가 없습니다." />
            ) : (
              <DesignationTable designations={search.data.list} opening={file.opening} onOpen={file.open} />
            )}
            <PageTurns
              facts={search.data.pageInfo}
              isBusy={search.isPending}
              onTurn={(page) => ask(asked, page)}
            />
          </Card>
        )}
      </div>
      {file.opened && <DesignationDialog {...file.opened} onClose={file.close} onJudged={judged} />}
    </DeskScreen>
  )
}
