import { Loaded, read } from '@hygiene/client'
import { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { formatSession } from '@hygiene/domain/in-person/session/session-text'
import { addressOnScreen } from '@hygiene/domain/postal-address'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { Button, Card, DefinitionList, EmptyState, linkButton } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { TwoLines } from '../../../shared/application-form/apply-summary.tsx'
import { NumberedSteps } from '../../../shared/application-guide/guide-parts.tsx'
import { STOP_WAITING, useLeaveQueue } from '../../../shared/seats/use-leave-queue.ts'
import styles from './waiting-result.module.css'

const WHAT_NEXT = [
  { name: '자리가 나면', text: '순서대로 문자를 보내드립니다. 기다리시는 동안 내실 돈은 없습니다.' },
  {
    name: '문자를 받으시면',
    text: '문자에 적힌 시간 안에 주소를 눌러 자리를 받아주세요. 그 시간이 지나면 다음 분께 넘어갑니다.',
  },
  {
    name: '자리를 받으시면',
    text: '결제하실 때까지 30분 동안 자리를 잡아 둡니다. 결제하시면 자리가 확정됩니다.',
  },
  {
    name: '자리가 나지 않으면',
    text: '교육이 시작될 때 대기가 자동으로 끝납니다. 급하시면 다른 일정을 함께 알아봐주세요.',
  },
] as const

export function WaitingResult() {
  const [query] = useSearchParams()
  const records = useQuery({ ...read(listInPersonEnrolments, { limit: -1 }), staleTime: 0 })
  return (
    <Screen width="narrow">
      <Loaded query={records}>
        {({ list }) => {
          const waiting = waitingOf(list, Number(query.get('applyEduNo')))
          return waiting ? <InQueue waiting={waiting} /> : <NotWaiting />
        }}
      </Loaded>
    </Screen>
  )
}

function InQueue({ waiting }: { waiting: InPersonRow['waiting'][number] }) {
  const { leave, isLeaving } = useLeaveQueue(waiting.waitingNo, STOP_WAITING)
  return (
    <>
      <Card>
        <div className={styles.result} role="status">
          <Clock aria-hidden />
          <h2>{waiting.position}번째로 기다리고 계십니다</h2>
          <p>
            {waiting.position === 1
              ? '다음 차례이십니다.'
              : `앞에 ${waiting.position - 1}명이 기다리고 있습니다.`}
          </p>
        </div>
        <DefinitionList
          items={[
            { term: '교육 일정', detail: formatSession(waiting.sessionDay) },
            {
              term: '교육장',
              detail: (
                <TwoLines main={waiting.venue.location} small={addressOnScreen(waiting.venue.address)} />
              ),
            },
          ]}
        />
      </Card>
      <Card title="앞으로 이렇게 진행됩니다">
        <NumberedSteps steps={WHAT_NEXT} />
        <div className={styles.next}>
          <Link {...linkButton()} to="/edu/offline/list">
            신청 내역 보기
          </Link>
          <Link {...linkButton({ tone: 'secondary' })} to="/edu/offline">
            다른 일정 알아보기
          </Link>
          <Button tone="quiet" busy={isLeaving} onClick={() => void leave()}>
            그만 기다리기
          </Button>
        </div>
      </Card>
    </>
  )
}

function NotWaiting() {
  return (
    <EmptyState message="기다리시는 일정이 없습니다.">
      <p>자리가 났거나 대기가 끝났을 수 있습니다.</p>
      <Link {...linkButton()} to="/edu/offline/list">
        신청 내역 보기
      </Link>
    </EmptyState>
  )
}

type InPersonRow = EntityOf<typeof listInPersonEnrolments>['list'][number]

function waitingOf(
  rows: readonly InPersonRow[],
  applicationNo: ApplicationNo,
): InPersonRow['waiting'][number] | undefined {
  const row = rows.find(({ info }) => info.edu.applicationNo === applicationNo)
  return row?.waiting.toSorted((one, other) => other.waitingNo - one.waitingNo)[0]
}
