import { Loaded, read } from '@hygiene/client'
import { listHelpActions } from '@hygiene/contracts/member/help/list-help-actions'
import { helpActionName } from '@hygiene/domain/member/help/help-text'
import { monthDayOnScreen } from '@hygiene/domain/in-person/session/session-text'
import { seoulDay, seoulTime } from '@hygiene/domain/time/seoul-day'
import { useQuery } from '@tanstack/react-query'
import styles from './action-log.module.css'

export function ActionLog({ helpNo }: { helpNo: number }) {
  const actions = useQuery({ ...read(listHelpActions, { helpNo }), staleTime: 0 })
  return (
    <Loaded query={actions}>
      {({ list }) =>
        list.length === 0 ? (
          <p>아직 도와드린 일이 없습니다.</p>
        ) : (
          <ul className={styles.log}>
            {list.map(({ actionNo, action, at, subject, isDone }) => (
              <li key={actionNo}>
                <span className={styles.when}>{whenText(new Date(at))}</span>{' '}
                <strong>
                  {helpActionName[action]}
                  {!isDone && ' (끝났는지 확인해주세요)'}
                </strong>{' '}
                <span className={styles.subject}>{subject}</span>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

const whenText = (at: Date) => `${monthDayOnScreen(seoulDay(at))} ${seoulTime(at)}`
