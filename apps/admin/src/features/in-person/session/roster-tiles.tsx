import type { Roster } from './use-roster.ts'
import type { RosterTile } from './roster-view.ts'
import type { SessionFacts } from './session-text.ts'
import styles from './roster-tools.module.css'

const TILES: readonly { tile: RosterTile; label: string; note?: string }[] = [
  { tile: 'inside', label: '입실' },
  { tile: 'notYet', label: '아직 안 옴' },
  { tile: 'late', label: '늦음', note: '20분 넘음' },
  { tile: 'left', label: '나감', note: '다시 안 들어옴' },
]

export function RosterTiles({ session, roster }: { session: SessionFacts; roster: Roster }) {
  const { capacity, people } = session
  const queue = people.waiting + people.waitingWithSeat
  return (
    <div className={styles.tiles} role="group" aria-label="회차 숫자">
      <Figure count={capacity} label="정원" isForAdmin />
      <Figure count={people.sold + people.held} label="신청" note={`결제 대기 ${people.held}`} isForAdmin />
      {TILES.map(({ tile, label, note }) => (
        <button
          key={tile}
          type="button"
          className={styles.tile}
          aria-pressed={roster.tile === tile}
          data-view={(tile === 'notYet' && roster.counts.notYet > 0) || undefined}
          onClick={() => roster.setTile(tile)}
        >
          <strong>{roster.counts[tile]}</strong> {label}
          {note && <small>{note}</small>}
        </button>
      ))}
      <button
        type="button"
        className={styles.tile}
        aria-pressed={roster.tab === 'queue'}
        onClick={() => roster.setTab('queue')}
      >
        <strong>{queue}</strong> 대기
      </button>
    </div>
  )
}

type FigureProps = { count: number; label: string; note?: string; isForAdmin?: boolean }

function Figure({ count, label, note, isForAdmin }: FigureProps) {
  return (
    <div className={styles.tile} data-admin-only={isForAdmin || undefined}>
      <strong>{count}</strong> {label}
      {note && <small>{note}</small>}
    </div>
  )
}
