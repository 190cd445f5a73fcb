import { Broken, call, Refused } from '@hygiene/client'
import { confirmPayment } from '@hygiene/contracts/money/settlement/confirm-payment'
import { readPayment } from '@hygiene/contracts/money/payment/read-payment'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { Button, Card, EmptyState, linkButton, NoticeBox, Spinner } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { asksGateway, pollIntervalMs } from '../../../shared/deposit/poll-interval.ts'
import { useShownSince } from '../../../shared/deposit/use-shown-since.ts'
import styles from './payment.module.css'
import type { PaymentView } from './payment-view.ts'
import { ResultCard } from './result-card.tsx'

type Result = { payment: PaymentView; isSettled: boolean }

export function Result() {
  const [query] = useSearchParams()
  const paymentId = query.get('paymentId') ?? ''
  const shownSince = useShownSince()
  const views = useRef(0)
  const result = useQuery({
    queryKey: [confirmPayment.path, paymentId],
    queryFn: async ({ signal }) => {
      const found = await (asksGateway(views.current) ? settled : recorded)(paymentId, signal)
      views.current = found.isSettled ? views.current + 1 : 0
      return found
    },
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.payment.status === 'virtualAccountIssued'
        ? pollIntervalMs(Date.now() - shownSince.current)
        : false,
  })
  function view() {
    views.current = 0
    void result.refetch()
  }

  if (result.error instanceof Refused) return <NotFound message={result.error.message} />
  if (!result.data) {
    return (
      <Screen width="narrow">
        {result.isError ? (
          <Unknown retry={view} isBusy={result.isFetching} />
        ) : (
          <Card>
            <Spinner label="결제 결과를 확인하고 있습니다." />
          </Card>
        )}
      </Screen>
    )
  }
  return (
    <Screen width="narrow">
      {!result.data.isSettled && <Unknown retry={view} isBusy={result.isFetching} />}
      <ResultCard payment={result.data.payment} view={view} isRefreshing={result.isFetching} />
    </Screen>
  )
}

async function recorded(paymentId: string, signal: AbortSignal): Promise<Result> {
  const payment = await call(readPayment, { paymentId }, { signal, onBreakage: 'throw' })
  return { payment, isSettled: true }
}

/** Asks the gateway through the server. If the gateway does not answer, our own record is shown and marked as unconfirmed. */
async function settled(paymentId: string, signal: AbortSignal): Promise<Result> {
  try {
    const payment = await call(confirmPayment, { paymentId }, { signal, onBreakage: 'throw' })
    return { payment, isSettled: true }
  } catch (error) {
    const isSilent =
      error instanceof Broken || (error instanceof Refused && error.refusal === 'GATEWAY_UNAVAILABLE')
    if (!isSilent) throw error
    const payment = await call(readPayment, { paymentId }, { signal, onBreakage: 'throw' })
    return { payment, isSettled: payment.status === 'paid' }
  }
}

function Unknown({ retry, isBusy }: { retry: () => void; isBusy: boolean }) {
  return (
    <NoticeBox tone="warn" title={REFUSALS.GATEWAY_UNAVAILABLE.message} live>
      <p>다시 결제하지 마시고 잠시 뒤에 확인해주세요.</p>
      <div className={styles.choices}>
        <Button tone="secondary" size="small" busy={isBusy} onClick={retry}>
          다시 확인하기
        </Button>
      </div>
    </NoticeBox>
  )
}

function NotFound({ message }: { message: string }) {
  return (
    <Screen width="narrow">
      <EmptyState message={message}>
        <Link {...linkButton()} to="/edu/payment/list">
          결제 내역 보기
        </Link>
      </EmptyState>
    </Screen>
  )
}
