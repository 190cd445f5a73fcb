import {
  Button,
  CheckboxField,
  FieldError,
  optionsOf,
  SelectField,
  TextAreaField,
  TextField,
} from '@hygiene/ui'
import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useOrder } from '../../../shared/keys/use-order.ts'
import {
  type Errors,
  type Kind,
  kindLabel,
  newQuestion,
  type Typed,
  type TypedQuestion,
} from './survey-form.ts'
import styles from './surveys.module.css'

type SurveyFieldsProps = { typed: Typed; errors: Errors; onChange: (typed: Typed) => void }

const KINDS = optionsOf(kindLabel)

/** Edits the name of a survey and its questions, which Alt and the arrow keys or buttons move. */
export function SurveyFields({ typed, errors, onChange }: SurveyFieldsProps) {
  const { questions } = typed
  const setQuestions = (next: readonly TypedQuestion[]) => onChange({ ...typed, questions: next })
  const { list, move, press } = useOrder(questions, setQuestions, 'input')
  function add() {
    const key = Math.max(0, ...questions.map((question) => question.key)) + 1
    setQuestions([...questions, newQuestion(key)])
  }

  return (
    <section className={styles.part} aria-label="설문">
      <TextField
        label="설문 이름"
        name="title"
        maxLength={100}
        autoComplete="off"
        value={typed.title}
        error={errors.title}
        onChange={({ target }) => onChange({ ...typed, title: target.value })}
      />
      <h2>
        질문 <small>{questions.length}개 · Alt+↑↓로 옮김</small>
      </h2>
      <FieldError id="survey-questions" error={errors.questions} />
      <ol ref={list} className={styles.questions}>
        {questions.map((question, at) => (
          <li key={question.key}>
            <QuestionFields
              question={question}
              no={at + 1}
              error={errors.at?.[question.key]}
              onPress={(event) => press(event, at)}
              onChange={(more) =>
                setQuestions(questions.map((each) => (each === question ? { ...each, ...more } : each)))
              }
            />
            <div className={styles.moves}>
              <Button
                tone="quiet"
                size="small"
                aria-label={`질문 ${at + 1} 위로`}
                onClick={() => move(at, -1)}
              >
                <ChevronUp aria-hidden />
              </Button>
              <Button
                tone="quiet"
                size="small"
                aria-label={`질문 ${at + 1} 아래로`}
                onClick={() => move(at, 1)}
              >
                <ChevronDown aria-hidden />
              </Button>
              <Button
                tone="quiet"
                size="small"
                aria-label={`질문 ${at + 1} 삭제`}
                onClick={() => setQuestions(questions.filter((each) => each !== question))}
              >
                <Trash2 aria-hidden />
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <div>
        <Button tone="secondary" size="small" onClick={add}>
          질문 추가
        </Button>
      </div>
    </section>
  )
}

type QuestionFieldsProps = {
  question: TypedQuestion
  no: number
  error: string | undefined
  onPress: (event: KeyboardEvent) => void
  onChange: (more: Partial<TypedQuestion>) => void
}

function QuestionFields({ question, no, error, onPress, onChange }: QuestionFieldsProps) {
  const { kind, text, choices, isRequired } = question
  return (
    <div className={styles.question}>
      <TextField
        label={`질문 ${no}`}
        maxLength={300}
        autoComplete="off"
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        value={text}
        error={error}
        onKeyDown={onPress}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <SelectField
        label="답하는 법"
        options={KINDS}
        value={kind}
        onChange={({ target }) => onChange({ kind: target.value as Kind })}
      />
      {kind !== 'text' && (
        <TextAreaField
          label="보기"
          hint={kind === 'scale' ? '한 줄에 하나씩. 첫 보기가 1점입니다.' : '한 줄에 하나씩.'}
          rows={5}
          maxLength={1100}
          value={choices}
          onChange={({ target }) => onChange({ choices: target.value })}
        />
      )}
      <CheckboxField
        label="꼭 답해야 함"
        checked={isRequired}
        onChange={({ target }) => onChange({ isRequired: target.checked })}
      />
    </div>
  )
}
