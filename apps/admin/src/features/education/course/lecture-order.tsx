import { Button, SelectField } from '@hygiene/ui'
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'
import { useOrder } from '../../../shared/keys/use-order.ts'
import { type CourseRecord, lengthText, type Rules } from './course-text.ts'
import styles from './courses.module.css'

type LectureOrderProps = {
  lectures: CourseRecord['lectures']
  chosen: readonly number[]
  before: Rules | null
  onChange: (chosen: readonly number[]) => void
}

export function LectureOrder({ lectures, chosen, before, onChange }: LectureOrderProps) {
  const { list, move, press } = useOrder(chosen, onChange, 'button')
  const known = new Map(lectures.map((lecture) => [lecture.lectureNo, lecture]))
  const seconds = chosen.reduce((sum, no) => sum + (known.get(no)?.durationSeconds ?? 0), 0)
  const left = lectures.filter(({ lectureNo }) => !chosen.includes(lectureNo))

  return (
    <section className={styles.part}>
      <h2>
        강의 차례{' '}
        <small>
          Alt+↑↓로 옮김 · {chosen.length}강 합 {lengthText(seconds)}
        </small>
      </h2>
      <ol ref={list} className={styles.order}>
        {chosen.map((no, at) => {
          const title = known.get(no)?.title ?? `강의 ${no}`
          return (
            <li key={no}>
              <button
                type="button"
                className={styles.grip}
                aria-label={`${at + 1}강 ${title} 옮기기`}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                onKeyDown={(event) => press(event, at)}
              >
                <GripVertical aria-hidden />
              </button>
              <strong>{at + 1}</strong>
              <span>
                {title}{' '}
                {before && !before.lectures.some(({ lectureNo }) => lectureNo === no) && <mark>새 강의</mark>}
              </span>
              <span>{lengthText(known.get(no)?.durationSeconds ?? 0)}</span>
              <span className={styles.moves}>
                <Button
                  tone="quiet"
                  size="small"
                  aria-label={`${title} 위로`}
                  unavailable={at === 0}
                  onClick={() => move(at, -1)}
                >
                  <ChevronUp aria-hidden />
                </Button>
                <Button
                  tone="quiet"
                  size="small"
                  aria-label={`${title} 아래로`}
                  unavailable={at === chosen.length - 1}
                  onClick={() => move(at, 1)}
                >
                  <ChevronDown aria-hidden />
                </Button>
                <Button
                  tone="quiet"
                  size="small"
                  aria-label={`${title} 삭제`}
                  onClick={() => onChange(chosen.filter((other) => other !== no))}
                >
                  삭제
                </Button>
              </span>
            </li>
          )
        })}
      </ol>
      {chosen.length === 0 && <p className={styles.none}>강의가 없습니다. 아래에서 넣어주세요.</p>}
      {left.length > 0 && (
        <SelectField
          label="강의 추가"
          name="lecture"
          emptyLabel="골라주세요"
          options={left.map(({ lectureNo, title, durationSeconds }) => ({
            value: String(lectureNo),
            label: `${title} (${lengthText(durationSeconds)})`,
          }))}
          value=""
          onChange={({ target }) => target.value !== '' && onChange([...chosen, Number(target.value)])}
        />
      )}
    </section>
  )
}
