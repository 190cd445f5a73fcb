import { Loaded, read } from '@hygiene/client'
import { readBanks } from '@hygiene/contracts/education/question-bank/staff/read-banks'
import { readQuestion } from '@hygiene/contracts/education/question-bank/staff/read-question'
import { Button } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { LoadedScreen } from '../../../app/layout/loaded-screen.tsx'
import { NotFoundScreen } from '../../../app/layout/not-found-screen.tsx'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { EditionsTable } from './editions-table.tsx'
import { QuestionAnalysis } from './question-analysis.tsx'
import { QuestionEditor } from './question-editor.tsx'
import { QuestionsLink } from './question-parts.tsx'
import { QuestionPreview } from './question-preview.tsx'
import { QuestionView } from './question-view.tsx'
import { type Banks, type QuestionRecord, stateOf } from './question-text.ts'
import { UseDialog } from './use-dialog.tsx'

/** `/questions/:no`: one version of a question. */
export function QuestionScreen() {
  const { no = '' } = useParams()
  return /^[1-9]\d{0,8}$/.test(no) ? <Known key={no} questionNo={Number(no)} /> : <NotFoundScreen />
}

function Known({ questionNo }: { questionNo: number }) {
  const question = useQuery({ ...read(readQuestion, { questionNo }), staleTime: 0 })
  const banks = useQuery(read(readBanks, {}))
  return (
    <LoadedScreen query={question} title="문항">
      {(record) => <Loaded query={banks}>{(known) => <Question record={record} banks={known} />}</Loaded>}
    </LoadedScreen>
  )
}

function Question({ record, banks }: { record: QuestionRecord; banks: Banks }) {
  const go = useNavigate()
  const [isWriting, setIsWriting] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const isActive = record.banks.length > 0
  useKeys([
    { keys: 'e', label: '수정', run: () => isActive && setIsWriting(true) },
    {
      keys: 'Escape',
      label: '문제은행',
      run: () => void (isWriting ? setIsWriting(false) : go('/questions')),
    },
  ])
  if (isWriting) return <QuestionEditor record={record} banks={banks} onClose={() => setIsWriting(false)} />
  const { kind, label } = stateOf(record.state)
  return (
    <AdminScreen
      title={`문항 ${record.questionNo}`}
      path={<QuestionsLink />}
      note={
        <StateMark kind={isActive ? kind : 'ended'}>
          버전 {record.edition} {isActive ? label : '지난 버전'}
        </StateMark>
      }
      isFlush
      actions={
        isActive && (
          <>
            <Button tone="secondary" size="small" onClick={() => setIsAsking(true)}>
              {record.state === 'inUse' ? '사용 중지' : '다시 사용'}
            </Button>
            <Button size="small" onClick={() => setIsWriting(true)}>
              수정
            </Button>
          </>
        )
      }
      side={<QuestionPreview typed={record} />}
    >
      <QuestionView record={record} banks={banks} />
      <QuestionAnalysis record={record} />
      <EditionsTable record={record} />
      {isAsking && <UseDialog record={record} onClose={() => setIsAsking(false)} />}
    </AdminScreen>
  )
}
