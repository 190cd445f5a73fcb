import { seoulSentenceOnScreen, seoulTime } from '@hygiene/domain/time/seoul-day'
import { Button, NoticeBox } from '@hygiene/ui'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useHashModal } from '../../../app/router/use-hash-modal.ts'
import { AnswerScreen } from './answer-screen.tsx'
import styles from './check-in.module.css'
import { checkInAddress } from './check-in-code.ts'
import type { CheckInState, CheckInWork } from './check-in-work.ts'
import { DirectionSwitch } from './direction-switch.tsx'
import { type DirectionChoice, directionNow, timesOf, usualDirection } from './judging/session-times.ts'
import type { CheckIn, KeptScan } from './kept/check-in-records.ts'
import { ManualSearch } from './manual-search.tsx'
import { PeopleList } from './people-list.tsx'
import { Scanner } from './scanner.tsx'
import { UnsentStrip } from './unsent-strip.tsx'
import { useMarking } from './use-marking.ts'

type CheckInAtWorkProps = { work: CheckInWork; state: CheckInState; checkIn: CheckIn; hurry: () => void }

export function CheckInAtWork({ work, state, checkIn, hurry }: CheckInAtWorkProps) {
  const now = useMinute(work)
  const [choice, setChoice] = useState<DirectionChoice>(null)
  const usual = usualDirection(timesOf(checkIn.sessionDay), now)
  const direction = directionNow(choice, usual)
  const marking = useMarking({ work, checkIn, direction, hurry })
  const search = useHashModal('search')
  const isOpen = !checkIn.isCancelled && now < new Date(checkIn.validUntil)

  return (
    <div className={styles.checkIn}>
      <header className={styles.head}>
        <h1 className={styles.title}>출석 확인</h1>
        <p className={styles.session}>
          <strong>{checkIn.venue.location}</strong>
          <span>
            {seoulSentenceOnScreen(checkIn.sessionDay.eduDate)} {checkIn.sessionDay.startTime}~
            {checkIn.sessionDay.endTime}
          </span>
          <span>{checkIn.educationName}</span>
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.work}>
          {!isOpen && <NotOpen checkIn={checkIn} closed={state.closed} />}
          {isOpen && state.closed && <Unheard closed={state.closed} />}
          {isOpen && (
            <Scanner
              isBusy={marking.isShown}
              last={marking.notified}
              direction={direction}
              address={checkInAddress(work.code)}
              onSymbol={marking.see}
            />
          )}
          <RefusedScans scans={state.refused} onRead={() => void work.dropRefused()} />
        </div>
        {(isOpen || state.people.length > 0) && <PeopleList people={state.people} />}
      </div>
      <div className={styles.bar} data-screen-bar>
        <UnsentStrip state={state} onSend={hurry} />
        {isOpen && (
          <div className={styles.controls}>
            <DirectionSwitch
              direction={direction}
              onChange={(next) => setChoice({ direction: next, usual })}
            />
            <Button tone="secondary" onClick={search.open}>
              <Search aria-hidden />
              이름 찾기
            </Button>
          </div>
        )}
      </div>
      <ManualSearch
        isOpen={search.isOpen && isOpen}
        onClose={search.close}
        people={state.people}
        direction={direction}
        onMark={marking.mark}
      />
      {marking.isShown && marking.notified && (
        <AnswerScreen key={marking.notified.no} answer={marking.notified} onDone={marking.dismiss} />
      )}
    </div>
  )
}

function NotOpen({ checkIn, closed }: { checkIn: CheckIn; closed: string | null }) {
  if (checkIn.isCancelled) {
    return (
      <NoticeBox tone="error" title="협회 사정으로 취소된 교육입니다." live>
        <p>출석을 기록하지 않습니다. 오신 분께 협회로 연락하시도록 안내해주세요.</p>
      </NoticeBox>
    )
  }
  return (
    <NoticeBox tone="info" title="출석 확인 시간이 끝났습니다.">
      <p>
        {closed ??
          '보내지 않은 기록이 있으면 인터넷에 연결된 곳에서 이 화면을 열어주세요. 자동으로 보냅니다.'}
      </p>
    </NoticeBox>
  )
}

function Unheard({ closed }: { closed: string }) {
  return (
    <NoticeBox tone="error" title={closed} live>
      <p>지금 기록하시면 이 휴대전화에만 남습니다. 오늘 교육이면 협회에 새 주소를 받아주세요.</p>
    </NoticeBox>
  )
}

function useMinute(work: CheckInWork): Date {
  const [now, setNow] = useState(work.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(work.now()), 30_000)
    return () => clearInterval(timer)
  }, [work])
  return now
}

function RefusedScans({ scans, onRead }: { scans: readonly KeptScan[]; onRead: () => void }) {
  if (scans.length === 0) return null
  return (
    <NoticeBox tone="error" title={`협회에서 받지 않은 기록 ${scans.length}건`} live>
      <ul className={styles.refused}>
        {scans.map(({ scanNo, userName, direction, scannedAt, refusal }) => (
          <li key={scanNo}>
            <strong>
              {userName} {direction === 'in' ? '입실' : '퇴실'} {seoulTime(new Date(scannedAt))}
            </strong>{' '}
            {refusal}
          </li>
        ))}
      </ul>
      <Button tone="secondary" onClick={onRead}>
        모두 확인했습니다
      </Button>
    </NoticeBox>
  )
}
