import { Loaded, read, useSend } from '@hygiene/client'
import { addQuestion } from '@hygiene/contracts/education/question-bank/staff/add-question'
import { listQuestions } from '@hygiene/contracts/education/question-bank/staff/list-questions'
import { readBanks } from '@hygiene/contracts/education/question-bank/staff/read-banks'
import type { BankKind } from '@hygiene/domain/education/question-bank/question-bank'
import { Button, showToast } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { BankFields } from './bank-fields.tsx'
import { QuestionFields } from './question-fields.tsx'
import { EMPTY, type Errors, errorsOf, sentOf, type Typed } from './question-form.ts'
import { QuestionsLink } from './question-parts.tsx'
import { QuestionPreview } from './question-preview.tsx'
import type { Banks } from './question-text.ts'
import styles from './questions.module.css'

export function NewQuestionScreen() {
  const banks = useQuery(read(readBanks, {}))
  return <Loaded query={banks}>{(known) => <NewQuestion banks={known} />}</Loaded>
}

function NewQuestion({ banks }: { banks: Banks }) {
  const go = useNavigate()
  const [typed, setTyped] = useState<Typed>(EMPTY)
  const [chosen, setChosen] = useState<readonly BankKind[]>([])
  const [errors, setErrors] = useState<Errors>({})
  const add = useSend(addQuestion, {
    refresh: [listQuestions, readBanks],
    onDone: ({ questionNo }) => {
      showToast('문항을 넣었습니다.')
      void go(`/questions/${questionNo}`, { replace: true })
    },
    refusedTitle: '넣지 못했습니다',
  })
  function store() {
    const wrong = errorsOf(typed, chosen)
    setErrors(wrong)
    if (Object.keys(wrong).length === 0 && !add.isPending) add.mutate(sentOf(typed, chosen))
  }
  useKeys([{ keys: 'Ctrl+Enter', label: '문항 추가', run: store }])
  return (
    <AdminScreen
      title="문항 추가"
      path={<QuestionsLink />}
      isFlush
      actions={
        <Button size="small" busy={add.isPending} onClick={store}>
          넣기
        </Button>
      }
      side={<QuestionPreview typed={typed} />}
    >
      <QuestionFields
        typed={typed}
        errors={errors}
        banks={banks}
        onType={(more) => setTyped((was) => ({ ...was, ...more }))}
      />
      <div className={styles.part}>
        <BankFields
          legend="넣을 은행"
          hint="넣는 즉시 그 은행에서 나오는 응시지에 들어갑니다."
          banks={banks.banks}
          chosen={chosen}
          error={errors.banks}
          onChange={setChosen}
        />
      </div>
    </AdminScreen>
  )
}
