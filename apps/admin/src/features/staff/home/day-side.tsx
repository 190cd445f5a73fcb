import { seoulTime } from '@hygiene/domain'
import { Link } from 'react-router-dom'
import { StateMark, type StateKind } from '../../../shared/state-mark/state-mark.tsx'
import styles from './home.module.css'
import { type Home, movementLabel } from './home-words.ts'

/** Today's halls and today's numbers, beside the queues. */
export function DaySide({ home: { halls, movement, asOf } }: { home: Home }) {
  const now = new Date(asOf)
  return (
    <>
      <section className={styles.part}>
        <header>
          <h2>오늘 교육장 {halls.length}곳</h2>
          <span>입실/신청</span>
        </header>
        {halls.length === 0 && <p className={styles.none}>오늘은 교육이 없습니다.</p>}
        <ul>
          {halls.map((hall) => (
            <li key={hall.sessionNo}>
              <Link to={`/sessions/${hall.sessionNo}`} className={styles.hall}>
                <span>{seoulTime(new Date(hall.startsAt))}</span>
                <span>
                  <strong>{hall.venueName}</strong>
                  <HallState hall={hall} now={now} />
                </span>
                <span>
                  <strong>{hall.present}</strong>/{hall.sold}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {movement && (
        <section className={styles.part}>
          <table className={styles.movement}>
            <caption>오늘 움직임</caption>
            <thead>
              <tr>
                <th scope="col">오늘 움직임</th>
                <th scope="col">오늘</th>
                <th scope="col">지난주 같은 시각</th>
              </tr>
            </thead>
            <tbody>
              {movement.map(({ name, today, before }) => (
                <tr key={name}>
                  <th scope="row">{movementLabel[name]}</th>
                  <td>
                    <strong>{today.toLocaleString('ko-KR')}</strong>
                  </td>
                  <td>{before.toLocaleString('ko-KR')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  )
}

function HallState({ hall, now }: { hall: Home['halls'][number]; now: Date }) {
  const [kind, words] = stateOf(hall, now)
  return <StateMark kind={kind}>{words}</StateMark>
}

function stateOf(hall: Home['halls'][number], now: Date): [StateKind, string] {
  if (hall.isCancelled) return ['ended', '취소']
  if (hall.attention > 0) return ['look', `출석 결정 ${hall.attention}명`]
  if (now < new Date(hall.startsAt)) return ['waiting', `${seoulTime(new Date(hall.startsAt))} 시작`]
  return now < new Date(hall.endsAt) ? ['moving', '진행 중'] : ['done', '마침']
}
