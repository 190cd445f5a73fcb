import { Loaded, read } from '@hygiene/client'
import { listHelpActs } from '@hygiene/contracts/member/help/list-help-acts'
import { helpActName, monthDayOnScreen, seoulDay, seoulTime } from '@hygiene/domain'
import { useQuery } from '@tanstack/react-query'
import styles from './act-log.module.css'

/** What was done on behalf, the latest first; both sides see the same. */
export function ActLog({ helpNo }: { helpNo: number }) {
  const acts = useQuery({ ...read(listHelpActs, { helpNo }), staleTime: 0 })
  return (
    <Loaded query={acts}>
      {({ list }) =>
        list.length === 0 ? (
          <p>아직 도와드린 일이 없습니다.</p>
        ) : (
          <ul className={styles.log}>
            {list.map(({ actNo, act, at, subject, isDone }) => (
              <li key={actNo}>
                <span className={styles.when}>{whenWords(new Date(at))}</span>{' '}
                <strong>
                  {helpActName[act]}
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

const whenWords = (at: Date) => `${monthDayOnScreen(seoulDay(at))} ${seoulTime(at)}`
