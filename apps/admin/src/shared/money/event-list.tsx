import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { readStaffPayment } from '@hygiene/contracts/money/payment/staff/read-staff-payment'
import styles from './event-list.module.css'
import { shortInstant } from './instant-text.ts'

type Events = EntityOf<typeof readStaffPayment>['events']

const SIDES: Record<Events[number]['side'], string> = { ours: '우리', gateway: '결제사', staff: '직원' }

export function EventList({ events }: { events: Events }) {
  return (
    <section>
      <h2 className={styles.title}>있었던 일</h2>
      <ol className={styles.list}>
        {events.map(({ at, text, side, employeeName }, index) => (
          <li key={`${at} ${index}`}>
            <time dateTime={at}>{shortInstant(at)}</time>
            <span>{text}</span>
            <small>{employeeName ?? SIDES[side]}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
