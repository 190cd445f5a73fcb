import { seoulTime } from '@hygiene/domain/time/seoul-day'
import { Link } from 'react-router-dom'
import { StateMark, type StateKind } from '../../../shared/state-mark/state-mark.tsx'
import styles from './home.module.css'
import { type Home, movementLabel } from './home-text.ts'

export function DaySide({ home: { venues, movement, asOf } }: { home: Home }) {
  const now = new Date(asOf)
  return (
    <>
      <section className={styles.part}>
        <header>
          <h2>오늘 교육장 {venues.length}곳</h2>
          <span>입실/신청</span>
        </header>
        {venues.length === 0 && <p className={styles.none}>오늘은 교육이 없습니다.</p>}
        <ul>
          {venues.map((venue) => (
            <li key={venue.sessionNo}>
              <Link to={`/sessions/${venue.sessionNo}`} className={styles.venue}>
                <span>{seoulTime(new Date(venue.startsAt))}</span>
                <span>
                  <strong>{venue.venueName}</strong>
                  <VenueState venue={venue} now={now} />
                </span>
                <span>
                  <strong>{venue.present}</strong>/{venue.sold}
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

function VenueState({ venue, now }: { venue: Home['venues'][number]; now: Date }) {
  const [kind, text] = stateOf(venue, now)
  return <StateMark kind={kind}>{text}</StateMark>
}

function stateOf(venue: Home['venues'][number], now: Date): [StateKind, string] {
  if (venue.isCancelled) return ['ended', '취소']
  if (venue.exceptions > 0) return ['view', `출석 결정 ${venue.exceptions}명`]
  if (now < new Date(venue.startsAt)) return ['waiting', `${seoulTime(new Date(venue.startsAt))} 시작`]
  return now < new Date(venue.endsAt) ? ['moving', '진행 중'] : ['done', '마침']
}
