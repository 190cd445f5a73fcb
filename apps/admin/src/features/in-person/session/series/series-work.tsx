import { useSend } from '@hygiene/client'
import { useFields } from '@hygiene/client/use-fields'
import { useForm } from '@hygiene/client/use-form'
import { reasonForm } from '@hygiene/contracts/forms/reason'
import { listStaffSessions } from '@hygiene/contracts/in-person/session/staff/list-staff-sessions'
import { makeSessions } from '@hygiene/contracts/in-person/session/staff/make-sessions'
import { planSessions } from '@hygiene/contracts/in-person/session/staff/plan-sessions'
import type { readSessionForm } from '@hygiene/contracts/in-person/session/staff/read-session-form'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { Button, NoticeBox, showToast } from '@hygiene/ui'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AskForm } from '../../../../shared/ask-form/ask-form.tsx'
import { ReasonField } from '../../../../shared/ask-form/reason-field.tsx'
import { StateMark } from '../../../../shared/state-mark/state-mark.tsx'
import { PatternFields } from './pattern-fields.tsx'
import { applyText, clashText, lessonText, planDay, planState, planTimes } from './plan-text.ts'
import styles from './series.module.css'
import { SeriesFields } from './series-fields.tsx'
import { faultsOf, fieldsOf, type PlannedDay, patternOf, type SeriesTyped } from './series-form.ts'

type SeriesWorkProps = { choices: EntityOf<typeof readSessionForm>; first: SeriesTyped }

/** Shows the form on the left and its plan on the right. A change of the form discards the plan. */
export function SeriesWork({ choices, first }: SeriesWorkProps) {
  const form = useFields(first, faultsOf)
  const typed = form.draft
  const [plan, setPlan] = useState<readonly PlannedDay[] | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const ask = useSend(planSessions, {
    refusedTitle: '미리 볼 수 없습니다',
    onDone: ({ days }) => {
      setPlan(days)
      heading.current?.focus()
    },
  })
  const fields = {
    typed,
    wrong: form.wrong,
    onType: (more: Partial<SeriesTyped>) => {
      form.change(more)
      setPlan(null)
    },
  }
  const view = () => ask.mutate({ ...fieldsOf(typed), pattern: patternOf(typed) })
  return (
    <div className={styles.work}>
      <section aria-label="회차의 내용" className={styles.part}>
        <AskForm form={form} onPass={() => ask.isPending || view()}>
          <PatternFields {...fields} />
          <SeriesFields {...fields} choices={choices} />
          <Button type="submit" tone={plan ? 'secondary' : 'primary'} busy={ask.isPending}>
            미리 보기
          </Button>
        </AskForm>
      </section>
      <section aria-label="미리 보기" className={styles.part}>
        <h2 ref={heading} tabIndex={-1}>
          미리 보기
        </h2>
        {plan ? (
          <Plan key={JSON.stringify(plan)} typed={typed} days={plan} onStale={view} />
        ) : (
          <p className={styles.soft}>미리 보기를 누르면 날짜마다 겹치는 것을 보여드립니다.</p>
        )}
      </section>
    </div>
  )
}

type PlanProps = { typed: SeriesTyped; days: readonly PlannedDay[]; onStale: () => void }

function Plan({ typed, days, onStale }: PlanProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(days.filter(({ isLeftOut }) => !isLeftOut).map(({ day }) => day)),
  )
  const navigate = useNavigate()
  const wanted = days.filter(({ day }) => chosen.has(day))
  const form = useForm(makeSessions, {
    rules: reasonForm('등록 사유'),
    start: { reason: '' },
    input: ({ reason }) => ({ ...fieldsOf(typed), days: wanted.map(({ day }) => day), reason }),
    refusedTitle: '회차를 만들지 못했습니다',
    refresh: [listStaffSessions],
    onDone: ({ sessionNos }) => {
      showToast(`회차 ${sessionNos.length}건을 만들었습니다.`)
      const [only] = sessionNos
      const list = `/sessions?fromDay=${wanted[0]?.day}&toDay=${wanted.at(-1)?.day}&sort=startsAt`
      void navigate(sessionNos.length === 1 ? `/sessions/${only}` : list)
    },
  })
  const clashing = wanted.filter(({ clashes }) => clashes.length > 0)
  function toggle(day: string) {
    const next = new Set(chosen)
    if (!next.delete(day)) next.add(day)
    setChosen(next)
  }
  if (days.length === 0) return <p>조건에 맞는 날짜가 없습니다.</p>
  return (
    <>
      <PlanTable days={days} chosen={chosen} onToggle={toggle} />
      {clashing.length > 0 && (
        <NoticeBox tone="warn" title={`겹치는 날 ${clashing.length}일`}>
          겹치는 날을 빼거나 내용을 바꿔야 만들 수 있습니다. 한 날이라도 겹치면 아무 회차도 만들지 않습니다.{' '}
          <Button size="small" tone="secondary" onClick={onStale}>
            다시 확인
          </Button>
        </NoticeBox>
      )}
      {clashing.length === 0 && wanted.length > 0 && (
        <AskForm form={form}>
          <ReasonField label="등록 사유" hint="처리 기록에만 남습니다." {...form.field('reason')} />
          <Button type="submit" busy={form.isBusy}>
            회차 {wanted.length}건 만들기
          </Button>
        </AskForm>
      )}
    </>
  )
}

type PlanTableProps = {
  days: readonly PlannedDay[]
  chosen: ReadonlySet<string>
  onToggle: (day: string) => void
}

function PlanTable({ days, chosen, onToggle }: PlanTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.plan}>
        <caption>만들 날짜</caption>
        <thead>
          <tr>
            <th scope="col">만들기</th>
            <th scope="col">날짜</th>
            <th scope="col">상태</th>
          </tr>
        </thead>
        <tbody>
          {days.map((planned) => {
            const isChosen = chosen.has(planned.day)
            const state = planState(planned, isChosen)
            return (
              <tr key={planned.day} data-out={isChosen ? undefined : true}>
                <td>
                  <label className={styles.tick}>
                    <input
                      type="checkbox"
                      aria-label={`${planDay(planned)} 만들기`}
                      checked={isChosen}
                      onChange={() => onToggle(planned.day)}
                    />
                  </label>
                </td>
                <th scope="row">
                  {planDay(planned)} {planTimes(planned)}
                  <small>{applyText(planned)}</small>
                </th>
                <td>
                  <StateMark kind={state.kind}>{state.label}</StateMark>
                  {[...clashText(planned), ...lessonText(planned)].map((text) => (
                    <small key={text}>{text}</small>
                  ))}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
