import { RecordTable } from '../../../shared/record/record-table.tsx'
import { type Group, groupText, HIDDEN_TEXT, pointsText, type SurveyRecord } from './survey-text.ts'

/** How many answered and what their scales come to, by course and by month. */
export function GroupsTable({ record }: { record: SurveyRecord }) {
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
