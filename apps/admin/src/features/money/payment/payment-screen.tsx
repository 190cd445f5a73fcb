import { Loaded, read } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { readStaffPayment } from '@hygiene/contracts/money/payment/staff/read-staff-payment'
import { compareOrder } from '@hygiene/contracts/money/reconciliation/staff/compare-order'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button, linkButton } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { AdminScreen, WaitingScreen } from '../../../app/layout/admin-screen.tsx'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { IssueDialog } from '../../../shared/cash-receipt/issue-dialog.tsx'
import { AskAgain } from '../../../shared/money/ask-again.tsx'
import { EventList } from '../../../shared/money/event-list.tsx'
import { OrderState } from '../../../shared/money/order-state.tsx'
import { SidesTable } from '../../../shared/money/sides-table.tsx'
import { EnterDialog } from './enter-dialog.tsx'
import { ExceptionalDialog } from './exceptional-dialog.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import styles from './payments.module.css'

type Order = EntityOf<typeof readStaffPayment>

export function PaymentScreen() {
  const { number = '' } = useParams()
  const order = useQuery({ ...read(readStaffPayment, { number }), staleTime: 0 })
  const { data } = order
  if (order.isPending) return <WaitingScreen />
  return (
    <AdminScreen
      title={data ? `주문 ${data.orderNumber}` : '주문'}
      path={
        <Link className={styles.back} to="/payments">
          결제
        </Link>
      }
      note={data && <OrderState {...data} />}
      actions={data && <Actions order={data} />}
      side={data && <PaymentFacts order={data} />}
    >
      <Loaded query={order}>{(found) => <Sides order={found} />}</Loaded>
    </AdminScreen>
  )
}

function Sides({ order }: { order: Order }) {
  const { paymentNo, exceptionText } = order
  const sides = useQuery({ ...read(compareOrder, { paymentNo }), staleTime: 0 })
  return (
    <>
      {exceptionText && (
        <p className={styles.exception}>
          {exceptionText} <Link to={`/reconciliation?order=${paymentNo}`}>대사에서 처리하기</Link>
        </p>
      )}
      <Loaded query={sides}>
        {(comparison) => (
          <>
            <SidesTable comparison={comparison} />
            {comparison.mayAskAgain && <AskAgain paymentNo={paymentNo} />}
          </>
        )}
      </Loaded>
      {!sides.isPending && <EventList events={order.events} />}
    </>
  )
}

const ENTERABLE: readonly Order['status'][] = ['ready', 'virtualAccountIssued', 'failed', 'cancelled']

function Actions({ order }: { order: Order }) {
  const { role } = useEmployee()
  const [action, setAction] = useState<'enter' | 'exceptional' | 'cashReceipt' | null>(null)
  if (!staffMay(role, 'handlePaymentExceptions')) return null
  const isOpen = ENTERABLE.includes(order.status) && order.paidAt === null
  const close = () => setAction(null)
  return (
    <>
      {order.hasException && (
        <Link
          {...linkButton({ tone: 'secondary', size: 'small' })}
          to={`/reconciliation?order=${order.paymentNo}`}
        >
          대사에서 보기
        </Link>
      )}
      {isOpen && (
        <Button tone="secondary" size="small" onClick={() => setAction('enter')}>
          관리자 결제
        </Button>
      )}
      {order.mayIssueCashReceipt && (
        <Button tone="secondary" size="small" onClick={() => setAction('cashReceipt')}>
          현금영수증 발급
        </Button>
      )}
      {order.refundableWon > 0 && (
        <Button tone="secondary" size="small" onClick={() => setAction('exceptional')}>
          예외 환불
        </Button>
      )}
      {action === 'enter' && <EnterDialog applicationNo={order.applicationNo} onClose={close} />}
      {action === 'cashReceipt' && <IssueDialog order={order} onClose={close} />}
      {action === 'exceptional' && <ExceptionalDialog order={order} onClose={close} />}
    </>
  )
}
