import { Refused } from '@hygiene/client'
import { Button, NoticeBox, Spinner } from '@hygiene/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { CallSupport } from '../../app/association/support-phone.tsx'
import styles from './application-form.module.css'

const SLOW_MS = 4_000

type EligibilityVerdictProps<Answer> = {
  query: UseQueryResult<Answer>
  children: (answer: Answer) => ReactNode
}

export function EligibilityVerdict<Answer extends { eligible: boolean }>({
  query,
  children,
}: EligibilityVerdictProps<Answer>) {
  const { data, isFetching, isError } = query
  return (
    <div role="status" data-eligible={data ? (data.eligible ? 'yes' : 'no') : 'unknown'} tabIndex={-1}>
      {data && children(data)}
      {!data && isFetching && <Asking />}
      {!data && !isFetching && isError && <NotAnswered query={query} />}
    </div>
  )
}

function Asking() {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className={styles.asking}>
      <Spinner />
      {isSlow ? '확인이 늦어지고 있습니다. 조금만 더 기다려주세요.' : '신청하실 수 있는지 확인하고 있습니다.'}
    </p>
  )
}

type NotAnsweredProps = { query: Pick<UseQueryResult, 'error' | 'errorUpdateCount' | 'refetch'> }

function NotAnswered({ query: { error, errorUpdateCount, refetch } }: NotAnsweredProps) {
  const isAgain = errorUpdateCount > 1
  return (
    <NoticeBox
      tone="warn"
      title={isAgain ? '이번에도 확인하지 못했습니다.' : '신청하실 수 있는지 확인하지 못했습니다.'}
    >
      {error instanceof Refused ? (
        <p>{error.message}</p>
      ) : isAgain ? (
        <p>
          쓰신 내용은 그대로 있습니다. 잠시 뒤에 다시 누르시거나 <CallSupport /> 전화해주세요.
        </p>
      ) : (
        <p>인터넷 연결을 살펴보시고 다시 눌러주세요. 쓰신 내용은 그대로 있습니다.</p>
      )}
      <Button tone="secondary" size="small" onClick={() => void refetch()}>
        다시 확인하기
      </Button>
    </NoticeBox>
  )
}

/** Focuses the first place that is not eligible on the next frame, as it may not be rendered yet. */
export function focusRefusedPlace() {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('main [data-eligible]:not([data-eligible=yes])')?.focus(),
  )
}
