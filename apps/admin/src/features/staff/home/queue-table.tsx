import { VisuallyHidden } from '@hygiene/ui'
import { ChevronRight, TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import styles from './home.module.css'
import { ageText, dueText, leftOf, listOf, QUEUE, type Queue } from './home-text.ts'

/** Lists the queues by office. `j` and `k` move between the numbers, and Enter opens the list. */
export function QueueTable({ queues, now }: { queues: readonly Queue[]; now: Date }) {
  const table = useRef<HTMLTableElement>(null)
  useKeys([
    { keys: 'j', label: '다음 줄', run: () => step(table.current, 1) },
    { keys: 'k', label: '앞 줄', run: () => step(table.current, -1) },
  ])
  const groups = [...new Set(queues.map(({ name }) => QUEUE[name].group))]
  return (
    <table ref={table} className={styles.queues}>
      <caption>할 일</caption>
      <thead>
        <tr>
          <th scope="col">할 일</th>
          <th scope="col">남은 것</th>
          <th scope="col">가장 오래된 것</th>
          <th scope="col">기한</th>
          <th scope="col">남은 시간</th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={5}>
              {group}
            </th>
          </tr>
          {queues
            .filter(({ name }) => QUEUE[name].group === group)
            .map((queue) => (
              <Row key={queue.name} queue={queue} now={now} />
            ))}
        </tbody>
      ))}
    </table>
  )
}

function Row({ queue, now }: { queue: Queue; now: Date }) {
  const { role } = useEmployee()
  const { name, count, oldestAt, dueAt } = queue
  const { label, note } = QUEUE[name]
  const to = listOf(name, role)
  const left = leftOf(queue, now)
  const text = count.toLocaleString('ko-KR')
  return (
    <tr>
      <th scope="row">
        {label} <small>{note}</small>
      </th>
      <td className={styles.count}>
        {to ? (
          <Link to={to}>
            <VisuallyHidden>{label} </VisuallyHidden>
            {text}
            <VisuallyHidden>건</VisuallyHidden>
            <ChevronRight aria-hidden />
          </Link>
        ) : (
          text
        )}
      </td>
      <td>{oldestAt ? ageText(now.getTime() - new Date(oldestAt).getTime()) : '-'}</td>
      <td>{dueAt ? dueText(new Date(dueAt), now) : '-'}</td>
      <td>
        {left ? (
          <span className={styles.left} data-urgency={left.urgency}>
            {left.urgency === 'past' && <TriangleAlert aria-hidden />}
            {left.text}
          </span>
        ) : (
          '-'
        )}
      </td>
    </tr>
  )
}

function step(table: HTMLTableElement | null, by: number) {
  const links = [...(table?.querySelectorAll('a') ?? [])]
  const at = links.indexOf(document.activeElement as HTMLAnchorElement)
  const next = at === -1 ? (by > 0 ? 0 : links.length - 1) : at + by
  links[Math.max(0, Math.min(next, links.length - 1))]?.focus()
}
