import { Loaded, read, useSend } from '@hygiene/client'
import { changeQuestion } from '@hygiene/contracts/education/question-bank/staff/change-question'
import { listQuestions } from '@hygiene/contracts/education/question-bank/staff/list-questions'
import { readBanks } from '@hygiene/contracts/education/question-bank/staff/read-banks'
import { readQuestion } from '@hygiene/contracts/education/question-bank/staff/read-question'
import type { BankKind } from '@hygiene/domain/education/question-bank/question-bank'
import { withParticle } from '@hygiene/domain/particle'
import { Button, showToast, useAlert } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { ConflictBox } from '../../../shared/change-dialog/conflict-box.tsx'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { BankFields } from './bank-fields.tsx'
import { QuestionFields } from './question-fields.tsx'
import { differenceOf, type Errors, errorsOf, isSame, sentOf, type Typed, typedOf } from './question-form.ts'
import { QuestionsLink } from './question-parts.tsx'
import { QuestionPreview } from './question-preview.tsx'
import { type Banks, bankKey, type QuestionRecord } from './question-text.ts'
import styles from './questions.module.css'

type QuestionEditorProps = { record: QuestionRecord; banks: Banks; onClose: () => void }

export function QuestionEditor({ record, banks, onClose }: QuestionEditorProps) {
  const go = useNavigate()
  const alert = useAlert()
  const [typed, setTyped] = useState(() => typedOf(record))
  const [seen] = useState(record.editions[0]?.edition ?? 1)
  const [chosen, setChosen] = useState<readonly BankKind[]>(() => drawnOf(record, banks))
  const [errors, setErrors] = useState<Errors>({})
  const last = record.editions[0]
  const isBehind = last !== undefined && last.edition !== seen

  const save = useSend(changeQuestion, {
    refresh: [readQuestion, listQuestions, readBanks],
    onDone: ({ questionNo, edition }) => {
      showToast(`${withParticle(`버전 ${edition}`, '으로')} 저장했습니다.`)
      onClose()
      void go(`/questions/${questionNo}`, { replace: true })
    },
    // Skips the alert for `QUESTION_CHANGED`: both versions are shown below instead.
    onRefused: async ({ refusal, message }) => {
      if (refusal !== 'QUESTION_CHANGED') await alert(message, { title: '저장하지 못했습니다' })
    },
  })

  function store(onto: { questionNo: number; lastEdition: number; banks: readonly BankKind[] }) {
    const wrong = errorsOf(typed, onto.banks)
    setErrors(wrong)
    const { questionNo, lastEdition } = onto
    if (Object.keys(wrong).length === 0 && !save.isPending)
      save.mutate({ questionNo, lastEdition, ...sentOf(typed, onto.banks) })
  }
  const storeHere = () => store({ questionNo: record.questionNo, lastEdition: seen, banks: chosen })
  useKeys([{ keys: 'Ctrl+Enter', label: '새 버전으로 저장', run: storeHere }])

  return (
    <AdminScreen
      title={`문항 ${record.questionNo} 수정`}
      path={<QuestionsLink />}
      note={`버전 ${record.edition}에서 ${withParticle(`버전 ${seen + 1}`, '을')} 씁니다`}
      isFlush
      actions={
        <>
          <Button tone="secondary" size="small" onClick={onClose}>
            취소
          </Button>
          <Button
            size="small"
            busy={save.isPending}
            unavailable={isBehind || isSame(typed, typedOf(record))}
            onClick={storeHere}
          >
            새 버전으로 저장
          </Button>
        </>
      }
      side={<QuestionPreview typed={typed} />}
    >
      {isBehind && (
        <QuestionConflict
          latestNo={last.questionNo}
          lectures={banks.lectures}
          typed={typed}
          onTakeSaved={() => {
            onClose()
            void go(`/questions/${last.questionNo}`, { replace: true })
          }}
          onKeepMine={(latest) =>
            store({ questionNo: latest.questionNo, lastEdition: last.edition, banks: latest.banks })
          }
        />
      )}
      <QuestionFields
        typed={typed}
        errors={errors}
        banks={banks}
        onType={(more) => setTyped((was) => ({ ...was, ...more }))}
      />
      <div className={styles.part}>
        <BankFields
          legend="새 버전을 쓸 은행"
          hint="고르지 않은 은행은 지금 버전을 그대로 씁니다. 이미 받은 응시지는 어느 쪽이든 그대로입니다."
          banks={record.banks}
          chosen={chosen}
          error={errors.banks}
          onChange={setChosen}
        />
      </div>
    </AdminScreen>
  )
}

/** Returns the version's banks that tests still draw from, or all of its banks if there are none. */
function drawnOf(record: QuestionRecord, { banks }: Banks): BankKind[] {
  const drawn = new Set(banks.filter(({ isDrawn }) => isDrawn).map(bankKey))
  const own = record.banks.filter((bank) => drawn.has(bankKey(bank)))
  return own.length > 0 ? own : record.banks
}

type QuestionConflictProps = {
  latestNo: number
  lectures: Banks['lectures']
  typed: Typed
  onTakeSaved: () => void
  onKeepMine: (latest: QuestionRecord) => void
}

function QuestionConflict({ latestNo, lectures, typed, onTakeSaved, onKeepMine }: QuestionConflictProps) {
  const query = useQuery({ ...read(readQuestion, { questionNo: latestNo }), staleTime: 0 })
  return (
    <div className={styles.part}>
      <Loaded query={query}>
        {(latest) => {
          const rows = differenceOf(typedOf(latest), typed, lectures)
          return (
            <ConflictBox
              savedBy={latest.editions[0]?.writtenBy ?? '다른 직원'}
              rows={rows}
              onTakeSaved={onTakeSaved}
              onKeepMine={rows.length > 0 ? () => onKeepMine(latest) : undefined}
            />
          )
        }}
      </Loaded>
    </div>
  )
}
