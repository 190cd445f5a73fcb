import { Loaded, read } from '@hygiene/client'
import { listSurveyTexts } from '@hygiene/contracts/education/survey/staff/list-survey-texts'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { seoulTime } from '@hygiene/domain/time/seoul-day'
import { Button, SelectField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { RecordTable } from '../../../shared/record/record-table.tsx'
import { ShareBars } from '../../../shared/share-bars/share-bars.tsx'
import {
  type Answered,
  type Group,
  groupText,
  HIDDEN_TEXT,
  pointsText,
  type SurveyRecord,
} from './survey-text.ts'
import styles from './surveys.module.css'

export function SurveyResults({ record }: { record: SurveyRecord }) {
  const [chosen, setChosen] = useState('')
  const { results, groups, asOf } = record
  const group = groups.find(({ by, group: name }) => `${by} ${name}` === chosen)
  const shown = group ? group.questions : results.questions
  const options = groups
    .filter(({ questions }) => questions !== null)
    .map((each) => ({ value: `${each.by} ${each.group}`, label: groupText(each) }))
  return (
    <>
      <section className={styles.part}>
        <h2>
          결과{' '}
          <small>
            응답 {results.answers.toLocaleString('ko-KR')}명 · {seoulTime(new Date(asOf))} 봄 · 10분마다 셈
          </small>
        </h2>
        {results.answers === 0 ? (
          <p>응답이 아직 없습니다.</p>
        ) : (
          <>
            <GroupsTable record={record} />
            <p className={styles.hint}>
              응답이 5명보다 적은 과정과 달은 보이지 않습니다. 빼 보면 알 수 있는 것도 함께 가립니다. 평균은
              첫 보기를 1점으로 셉니다.
            </p>
            {options.length > 0 && (
              <SelectField
                label="어느 응답"
                emptyLabel="모두"
                options={options}
                value={chosen}
                onChange={({ target }) => setChosen(target.value)}
              />
            )}
          </>
        )}
        {results.answers > 0 && shown === null && <p>{HIDDEN_TEXT}.</p>}
      </section>
      {results.answers > 0 &&
        shown?.map((answered) => <Question key={answered.questionNo} record={record} answered={answered} />)}
    </>
  )
}

function Question({ record, answered }: { record: SurveyRecord; answered: Answered }) {
  const { role } = useEmployee()
  const place = record.questions.findIndex(({ questionNo }) => questionNo === answered.questionNo)
  const question = record.questions[place]
  if (!question) return null
  const { kind, text, choices, isScale } = question
  return (
    <section className={styles.part}>
      <h3>
        {place + 1}. {text}{' '}
        <small>
          {answered.answers.toLocaleString('ko-KR')}명{isScale && ` · 평균 ${pointsText(answered.average)}`}
        </small>
      </h3>
      {kind === 'text' ? (
        staffMay(role, 'readSurveyTexts') ? (
          <SurveyTexts surveyNo={record.surveyNo} questionNo={answered.questionNo} />
        ) : (
          <p className={styles.hint}>적은 글은 교육과 본부가 봅니다.</p>
        )
      ) : (
        <ShareBars
          label={text}
          bars={choices.map((choice, at) => {
            const count = answered.counts[at] ?? 0
            return { label: choice, count, share: answered.answers === 0 ? null : count / answered.answers }
          })}
        />
      )}
    </section>
  )
}

function GroupsTable({ record }: { record: SurveyRecord }) {
  const scales = record.questions.filter(({ isScale }) => isScale)
  return (
    <RecordTable
      caption="과정과 달마다 본 결과"
      rows={record.groups}
      rowKey={({ by, group }) => `${by} ${group}`}
      columns={[
        { header: '과정·달', isHeading: true, cell: groupText },
        {
          header: '응답',
          align: 'end',
          cell: ({ answers }) => (answers === null ? HIDDEN_TEXT : `${answers.toLocaleString('ko-KR')}명`),
        },
        ...scales.map(({ questionNo }) => ({
          header: `질문 ${record.questions.findIndex((each) => each.questionNo === questionNo) + 1} 평균`,
          align: 'end' as const,
          cell: (group: Group) => averageOf(group, questionNo),
        })),
      ]}
    />
  )
}

function averageOf({ questions }: Group, wanted: number): string {
  return pointsText(questions?.find(({ questionNo }) => questionNo === wanted)?.average ?? null)
}

type SurveyTextsProps = { surveyNo: number; questionNo: number }

/** Shows what learners wrote, fifty texts at a time, on demand. */
function SurveyTexts(props: SurveyTextsProps) {
  const [page, setPage] = useState(0)
  if (page === 0)
    return (
      <div>
        <Button tone="secondary" size="small" onClick={() => setPage(1)}>
          적은 글 보기
        </Button>
      </div>
    )
  return <Page {...props} page={page} onPage={setPage} />
}

function Page({
  page,
  onPage,
  ...asked
}: SurveyTextsProps & { page: number; onPage: (page: number) => void }) {
  const query = useQuery(read(listSurveyTexts, { ...asked, page }))
  return (
    <Loaded query={query}>
      {({ texts, isLast }) => (
        <>
          {texts.length === 0 ? (
            <p>적은 글이 없습니다.</p>
          ) : (
            <ul className={styles.texts}>
              {texts.map((text, place) => (
                // Texts have no id, so that nothing identifies the writer. The index is the key.
                <li key={place}>{text}</li>
              ))}
            </ul>
          )}
          <div className={styles.turns}>
            {page > 1 && (
              <Button tone="secondary" size="small" onClick={() => onPage(page - 1)}>
                앞 50개
              </Button>
            )}
            {!isLast && (
              <Button tone="secondary" size="small" onClick={() => onPage(page + 1)}>
                다음 50개
              </Button>
            )}
          </div>
        </>
      )}
    </Loaded>
  )
}
