import { inOneLine, studyButton, studySentence } from '@hygiene/domain/member/next-action/action-label'
import { type StudyStep, studyOrderSentence } from '@hygiene/domain/education/study/study-order'
import { linkButton } from '@hygiene/ui'
import { Award, Check, ClipboardList, FileQuestionMark, Lock, UserCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { stepPath } from '../../../shared/study-steps/step-path.ts'
import styles from './steps-after.module.css'
import type { Room } from './study-text.ts'

const STEPS = [
  {
    step: 'survey',
    name: '설문조사',
    Icon: ClipboardList,
    done: '설문조사를 마치셨습니다.',
    locked: studyOrderSentence.LECTURES_NOT_FINISHED,
  },
  {
    step: 'identity',
    name: '본인확인',
    Icon: UserCheck,
    done: '본인확인을 마치셨습니다.',
    locked: '설문조사를 마친 뒤 진행할 수 있습니다.',
  },
  {
    step: 'exam',
    name: '평가',
    Icon: FileQuestionMark,
    done: '평가에 합격하셨습니다.',
    locked: '본인확인을 마친 뒤 진행할 수 있습니다.',
  },
  {
    step: 'completed',
    name: '수료증',
    Icon: Award,
    done: '',
    locked: '평가에 합격하시면 수료증을 출력할 수 있습니다.',
  },
] as const

const ORDER: readonly StudyStep[] = ['lectures', 'survey', 'identity', 'exam', 'completed']

export function StepsAfter({ room }: { room: Room }) {
  const reached = ORDER.indexOf(room.nextStep)
  return (
    <ol className={styles.steps}>
      {STEPS.map(({ step, name, Icon, done, locked }) => {
        const at = ORDER.indexOf(step)
        const state = at < reached ? 'done' : at === reached ? 'now' : 'locked'
        const StateIcon = { done: Check, now: Icon, locked: Lock }[state]
        return (
          <li key={step} className={styles.step} data-state={state}>
            <span className={styles.icon}>
              <StateIcon aria-hidden />
            </span>
            <div className={styles.text}>
              <h3 className={styles.name}>{name}</h3>
              <p>{{ done, now: inOneLine(studySentence(step, null)), locked }[state]}</p>
            </div>
            {state === 'now' && (
              <Link
                {...linkButton({ tone: 'secondary', size: 'small' })}
                to={stepPath(step, room.enrolmentNo)}
              >
                {studyButton(step, null)}
              </Link>
            )}
          </li>
        )
      })}
    </ol>
  )
}
