import { Loaded, read, useSend } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listCourseTaxes } from '@hygiene/contracts/money/cash-receipt/staff/list-course-taxes'
import { setCourseTax } from '@hygiene/contracts/money/cash-receipt/staff/set-course-tax'
import { type DecidedTaxKind, decidedTaxKinds, taxKindLabel } from '@hygiene/domain/money/payment/tax'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button, type Column, Dialog, RadioCards, showToast } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { ReasonForm } from '../../../shared/ask-form/reason-form.tsx'
import { RecordTable } from '../../../shared/record/record-table.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { ProofTabs } from './proof-tabs.tsx'

type Course = EntityOf<typeof listCourseTaxes>['list'][number]

const COLUMNS: readonly Column<Course>[] = [
  { header: '교육과정', isHeading: true, cell: ({ name }) => name },
  { header: '연도', cell: ({ year }) => year },
  { header: '교육비', align: 'end', cell: ({ priceWon }) => formatWon(priceWon) },
  {
    header: '과세 구분',
    cell: ({ taxKind }) => (
      <StateMark kind={taxKind === 'undecided' ? 'view' : 'done'}>{taxKindLabel[taxKind]}</StateMark>
    ),
  },
]

/** Lists whether each course is taxable. A change leaves existing orders as they are. */
export function TaxesScreen() {
  const { role } = useEmployee()
  const query = useQuery({ ...read(listCourseTaxes, {}), staleTime: 0 })
  const [course, setCourse] = useState<Course | null>(null)
  const columns = staffMay(role, 'handleCashReceipts') ? [...COLUMNS, workColumn(setCourse)] : COLUMNS
  return (
    <AdminScreen title="과세 구분" actions={<ProofTabs />}>
      <p>이미 만든 주문과 영수증은 그때의 구분을 그대로 적용합니다.</p>
      <Loaded query={query}>
        {({ list }) => (
          <RecordTable
            caption="교육과정의 과세 구분"
            columns={columns}
            rows={list}
            rowKey={({ courseNo }) => courseNo}
          />
        )}
      </Loaded>
      {course && <TaxDialog course={course} onClose={() => setCourse(null)} />}
    </AdminScreen>
  )
}

function workColumn(onWork: (course: Course) => void): Column<Course> {
  return {
    header: '업무',
    cell: (course) => (
      <Button
        tone="quiet"
        size="small"
        aria-label={`${course.name} 과세 구분 정하기`}
        onClick={() => onWork(course)}
      >
        정하기
      </Button>
    ),
  }
}

const OPTIONS = decidedTaxKinds.map((value) => ({ value, label: taxKindLabel[value] }))

function TaxDialog({ course, onClose }: { course: Course; onClose: () => void }) {
  const { courseNo, name, taxKind: before } = course
  const [taxKind, setTaxKind] = useState<DecidedTaxKind>(before === 'taxable' ? 'taxable' : 'exempt')
  const send = useSend(setCourseTax, {
    refresh: [listCourseTaxes],
    refusedTitle: '정하지 못했습니다',
    onDone: () => {
      showToast(`${taxKindLabel[taxKind]}로 정했습니다.`)
      onClose()
    },
  })
  return (
    <Dialog isOpen title="과세 구분" onClose={onClose}>
      <p>{name}</p>
      <p>지금부터 만드는 주문과 그 영수증에 적용됩니다.</p>
      <ReasonForm
        label="사유"
        what="결정 사유"
        isBusy={send.isPending}
        onAsk={(reason) => send.mutate({ courseNo, taxKind, before, reason })}
        fields={
          <RadioCards
            legend="과세 구분"
            arrange="pair"
            name="taxKind"
            options={OPTIONS}
            value={taxKind}
            onChange={setTaxKind}
          />
        }
      >
        {`${taxKindLabel[taxKind]}로 정하기`}
      </ReasonForm>
    </Dialog>
  )
}
