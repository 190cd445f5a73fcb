import { listQuestions } from '@hygiene/contracts/education/question-bank/staff/list-questions'
import { industryTypeLabel, salesTypeLabel } from '@hygiene/domain/text'
import { itemMarkLabel, itemMarks } from '@hygiene/domain/education/question-bank/item-analysis'
import { questionStateLabel, questionStates } from '@hygiene/domain/education/question-bank/question-bank'
import { linkButton, optionsOf } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { TableColumn, TableFilter, BuiltInView } from '../../../shared/data-table/table-types.ts'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { banksText, discriminationText, percent, type QuestionRow, stateOf } from './question-text.ts'

const SORT = { by: 'questionNo', isDescending: true } as const
const keyOf = ({ questionNo }: QuestionRow) => questionNo
const recordOf = ({ questionNo }: QuestionRow) => `/questions/${questionNo}`
const nameOf = ({ text }: QuestionRow) => text

function State({ state }: Pick<QuestionRow, 'state'>) {
  const { kind, label } = stateOf(state)
  return <StateMark kind={kind}>{label}</StateMark>
}

function Marks({ analysis: { marks } }: Pick<QuestionRow, 'analysis'>) {
  const [first, ...others] = marks
  if (!first) return '-'
  const more = others.length === 0 ? '' : ` 외 ${others.length}`
  return <StateMark kind="view">{`${itemMarkLabel[first]}${more}`}</StateMark>
}

const COLUMNS: readonly TableColumn<QuestionRow>[] = [
  { id: 'question', header: '문제', width: 360, isHeading: true, cell: nameOf },
  { id: 'questionNo', header: '번호', width: 80, align: 'end', sort: 'questionNo', cell: keyOf },
  { id: 'topic', header: '주제', width: 150, sort: 'topic', cell: ({ topic }) => topic },
  { id: 'state', header: '상태', width: 110, cell: State },
  {
    id: 'answers',
    header: '응답',
    width: 80,
    align: 'end',
    sort: 'answers',
    cell: ({ analysis }) => analysis.answers.toLocaleString('ko-KR'),
  },
  {
    id: 'share',
    header: '정답률',
    width: 80,
    align: 'end',
    sort: 'share',
    cell: ({ analysis }) => percent(analysis.share),
  },
  {
    id: 'discrimination',
    header: '변별도',
    width: 80,
    align: 'end',
    cell: ({ analysis }) => discriminationText(analysis.discrimination),
  },
  { id: 'marks', header: '살필 것', width: 170, cell: Marks },
  { id: 'banks', header: '은행', width: 290, cell: ({ banks }) => banksText(banks) },
  { id: 'edition', header: '버전', width: 60, isExtra: true, cell: ({ edition }) => `버전 ${edition}` },
]

const FILTERS: readonly TableFilter[] = [
  { kind: 'number', key: 'year', label: '연도' },
  { kind: 'choice', key: 'salesType', label: '영업자', isNumber: true, choices: optionsOf(salesTypeLabel) },
  {
    kind: 'choice',
    key: 'industryType',
    label: '업종',
    isNumber: true,
    choices: optionsOf(industryTypeLabel),
  },
  {
    kind: 'choice',
    key: 'state',
    label: '상태',
    hides: 'state',
    choices: questionStates.map((value) => ({ value, label: questionStateLabel[value] })),
  },
  {
    kind: 'choice',
    key: 'mark',
    label: '살필 것',
    choices: itemMarks.map((value) => ({ value, label: itemMarkLabel[value] })),
  },
]

const VIEWS: readonly BuiltInView[] = [
  { name: '쓰는 문항', address: 'state=inUse' },
  ...itemMarks.map((mark) => ({ name: itemMarkLabel[mark], address: `mark=${mark}` })),
]

export function QuestionsScreen() {
  return (
    <DataTable
      screen="questions"
      title="문제은행"
      noun="문항"
      unit="건"
      contract={listQuestions}
      columns={COLUMNS}
      filters={FILTERS}
      views={VIEWS}
      sort={SORT}
      rowKey={keyOf}
      hrefOf={recordOf}
      nameOf={nameOf}
      text="문제, 주제, 번호"
      card={(row) => ({
        head: row.text,
        note: `${row.topic} · 정답률 ${percent(row.analysis.share)} · 응답 ${row.analysis.answers.toLocaleString('ko-KR')}`,
        end: <State state={row.state} />,
      })}
      actions={
        <>
          <Link {...linkButton({ tone: 'secondary', size: 'small' })} to="/questions/banks">
            은행별 문항 수
          </Link>
          <Link {...linkButton({ tone: 'secondary', size: 'small' })} to="/imports?kind=questions&upload=1">
            파일에서 가져오기
          </Link>
          <Link {...linkButton({ size: 'small' })} to="/questions/new">
            문항 추가
          </Link>
        </>
      }
    />
  )
}
