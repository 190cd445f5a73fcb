import { Loaded, read } from '@hygiene/client'
import { readBanks } from '@hygiene/contracts/education/question-bank/staff/read-banks'
import { readQuestion } from '@hygiene/contracts/education/question-bank/staff/read-question'
import { bankTitle } from '@hygiene/domain/education/question-bank/question-bank'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { Button, DefinitionList } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { LoadedScreen } from '../../../app/layout/loaded-screen.tsx'
import { NotFoundScreen } from '../../../app/layout/not-found-screen.tsx'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import recordParts from '../../../shared/record/record-parts.module.css'
import { RecordTable } from '../../../shared/record/record-table.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { QuestionAnalysis } from './question-analysis.tsx'
import { QuestionEditor } from './question-editor.tsx'
import { QuestionsLink } from './question-parts.tsx'
import { QuestionPreview } from './question-preview.tsx'
import { type Banks, bankKey, banksText, percent, type QuestionRecord, stateOf } from './question-text.ts'
import styles from './questions.module.css'
import { UseDialog } from './use-dialog.tsx'

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

function QuestionView({ record, banks }: { record: QuestionRecord; banks: Banks }) {
  const lecture = banks.lectures.find(({ lectureNo }) => lectureNo === record.lectureNo)
  return (
    <section className={styles.part}>
      <h2>{record.text}</h2>
      <DefinitionList
        items={[
          { term: '주제', detail: record.topic },
          { term: '정답', detail: `${record.answer + 1}. ${record.choices[record.answer] ?? ''}` },
          { term: '풀이', detail: record.explanation || '-' },
          { term: '가르치는 강의', detail: lecture?.title ?? '-' },
          {
            term: '은행',
            detail:
              record.banks.length === 0 ? (
                '어느 은행에도 없습니다'
              ) : (
                <ul className={styles.plain}>
                  {record.banks.map((bank) => (
                    <li key={bankKey(bank)}>{bankTitle(bank)}</li>
                  ))}
                </ul>
              ),
          },
        ]}
      />
      {record.drawnAt !== null && (
        <p className={styles.hint}>
          수정하면 새 버전이 됩니다. 이미 받은 응시지는 이 버전으로 풀고 채점합니다.
        </p>
      )}
    </section>
  )
}

function EditionsTable({ record }: { record: QuestionRecord }) {
  return (
    <section className={styles.part}>
      <h2>버전 기록</h2>
      <RecordTable
        caption="버전 기록"
        rows={record.editions}
        rowKey={({ questionNo }) => questionNo}
        isChosen={({ questionNo }) => questionNo === record.questionNo}
        columns={[
          {
            header: '버전',
            isHeading: true,
            cell: EditionLink,
          },
          { header: '은행', cell: ({ banks }) => banksText(banks) },
          {
            header: '작성 일시',
            cell: ({ writtenAt, writtenBy }) =>
              writtenAt === null ? '-' : `${formatSeoulDateTime(new Date(writtenAt))} ${writtenBy ?? ''}`,
          },
          { header: '응답', align: 'end', cell: ({ answers }) => answers.toLocaleString('ko-KR') },
          { header: '정답률', align: 'end', cell: ({ share }) => percent(share) },
        ]}
      />
    </section>
  )
}

function EditionLink({ questionNo, edition }: QuestionRecord['editions'][number]) {
  return (
    <Link className={recordParts.link} to={`/questions/${questionNo}`}>
      버전 {edition}
    </Link>
  )
}
