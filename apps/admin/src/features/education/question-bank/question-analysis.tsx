import { bankTitle } from '@hygiene/domain/education/question-bank/question-bank'
import {
  ITEM_LEAST_ANSWERS,
  itemMarkLabel,
  itemMarkMeaning,
} from '@hygiene/domain/education/question-bank/item-analysis'
import { RecordTable } from '../../../shared/record/record-table.tsx'
import { ShareBars } from '../../../shared/share-bars/share-bars.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { bankKey, discriminationText, groupsText, percent, type QuestionRecord } from './question-text.ts'
import styles from './questions.module.css'

/** Shows how a version was answered, what to check, and what each figure means. */
export function QuestionAnalysis({ record }: { record: QuestionRecord }) {
  const { analysis, analyses, choices, answer } = record
  const count = analysis.answers.toLocaleString('ko-KR')
  return (
    <section className={styles.part}>
      <h2>
        문항 분석 <small>응답 {count}건 · 10분마다 셈</small>
      </h2>
      {analysis.answers === 0 ? (
        <p>이 버전으로 낸 응시지가 아직 없습니다.</p>
      ) : (
        <>
          <dl className={styles.figures}>
            <Figure term="정답률" detail={percent(analysis.share)} />
            <Figure term="변별도" detail={discriminationText(analysis.discrimination)} />
            <Figure term="위·아래 27%" detail={groupsText(analysis.groups)} />
            <Figure term="응답" detail={`${count}건`} />
          </dl>
          {analysis.marks.length > 0 && (
            <ul className={styles.marks}>
              {analysis.marks.map((mark) => (
                <li key={mark}>
                  <StateMark kind="view">{itemMarkLabel[mark]}</StateMark> {itemMarkMeaning[mark]}
                </li>
              ))}
            </ul>
          )}
          <ShareBars
            label="보기를 고른 사람"
            bars={choices.map((choice, place) => ({
              label: `${place + 1}. ${choice}`,
              count: analysis.choices[place]?.count ?? 0,
              share: analysis.choices[place]?.share ?? null,
              ...(place === answer ? { mark: '정답' } : {}),
            }))}
          />
          <RecordTable
            caption="과정별 문항 분석"
            rows={analyses}
            rowKey={({ bank }) => bankKey(bank)}
            columns={[
              { header: '과정', isHeading: true, cell: ({ bank }) => bankTitle(bank) },
              { header: '응답', align: 'end', cell: (row) => row.analysis.answers.toLocaleString('ko-KR') },
              { header: '정답률', align: 'end', cell: (row) => percent(row.analysis.share) },
              {
                header: '변별도',
                align: 'end',
                cell: (row) => discriminationText(row.analysis.discrimination),
              },
              { header: '위·아래 27%', align: 'end', cell: (row) => groupsText(row.analysis.groups) },
              {
                header: '살필 것',
                cell: (row) => row.analysis.marks.map((mark) => itemMarkLabel[mark]).join(', ') || '-',
              },
            ]}
          />
        </>
      )}
      <details className={styles.meaning}>
        <summary>셈하는 법</summary>
        <p>
          낸 응시지를 모두 셉니다. 다시 본 평가도 넣습니다. 정답률은 맞힌 응시지의 비율, 변별도는 이 문항을
          맞힌 것과 나머지 문항 점수의 상관(-1~1)입니다. 위·아래 27%는 나머지 문항 점수가 높은 27%의
          정답률에서 낮은 27%의 정답률을 뺀 값(-1~1)입니다. 점수가 같은 응시지는 자리를 나누어 셉니다. 응답{' '}
          {ITEM_LEAST_ANSWERS}건부터 살필 것을 표시합니다.
        </p>
        <ul>
          {Object.entries(itemMarkMeaning).map(([mark, meaning]) => (
            <li key={mark}>
              {itemMarkLabel[mark as keyof typeof itemMarkLabel]}: {meaning}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

function Figure({ term, detail }: { term: string; detail: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{detail}</dd>
    </div>
  )
}
