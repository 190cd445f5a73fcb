import { seoulTime } from '@hygiene/domain/time/seoul-day'
import { Button } from '@hygiene/ui'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { businessText, placeText, tradeText } from './roster-table.tsx'
import { venueText } from './roster-view.ts'
import type { RosterRow } from './roster-text.ts'
import type { HandMark } from './use-hand-mark.ts'
import type { Roster } from './use-roster.ts'
import styles from './roster-cards.module.css'

type RosterCardsProps = { roster: Roster; hand: HandMark | null; onOpen: (row: RosterRow) => void }

/** Shows the roster on a phone: those who have not come first, with the check-in button in reach of the thumb. */
export function RosterCards({ roster, hand, onOpen }: RosterCardsProps) {
  const isAwaited = (row: RosterRow) => roster.stateOf(row).state === 'notYet'
  const absent = roster.shown.filter(isAwaited)
  const others = roster.shown.filter((row) => !isAwaited(row))
  return (
    <>
      {absent.length > 0 && (
        <Group head={<StateMark kind="view">아직 안 온 {absent.length}명</StateMark>}>
          {absent.map((row) => (
            <Card key={row.applicationNo} {...{ row, roster, hand, onOpen }} />
          ))}
        </Group>
      )}
      {others.length > 0 && (
        <Group head={<StateMark kind="done">온 사람과 그 밖 {others.length}명</StateMark>}>
          {others.map((row) => (
            <Card key={row.applicationNo} {...{ row, roster, hand, onOpen }} />
          ))}
        </Group>
      )}
    </>
  )
}

function Group({ head, children }: { head: React.ReactNode; children: React.ReactNode }) {
  return (
    <section className={styles.group}>
      <h2>{head}</h2>
      <ul>{children}</ul>
    </section>
  )
}

function Card({ row, roster, hand, onOpen }: RosterCardsProps & { row: RosterRow }) {
  const { number, name, birthYear, phone, inAt, inBy } = row
  const text = venueText(roster.stateOf(row))
  return (
    <li>
      <span className={styles.number}>{number ?? '-'}</span>
      <button type="button" className={styles.person} onClick={() => onOpen(row)}>
        <span>
          <strong>{name}</strong> {birthYear}년생 · {phone.slice(-4)}
        </span>
        <small>
          {businessText(row)} · {tradeText(row)}
        </small>
      </button>
      {hand && row.mayBeMarkedIn && !row.isOut ? (
        <Button aria-label={`입실 ${name} ${phone.slice(-4)}`} onClick={() => hand.mark(row, 'in')}>
          입실
        </Button>
      ) : (
        <span className={styles.end}>
          {text && <StateMark kind={text.kind}>{text.label}</StateMark>}
          {inAt && (
            <small>
              {seoulTime(new Date(inAt))} · {placeText(inBy)}
            </small>
          )}
        </span>
      )}
    </li>
  )
}
