import { formatSeoulDate } from '@hygiene/domain/time/seoul-day'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { identityMethodLabel } from '@hygiene/domain/text'
import type { Column } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { OrderState } from '../../../shared/money/order-state.tsx'
import { notifiedOf } from '../../../shared/certificate/notified-of.ts'
import { Panel } from '../../../shared/record/panel.tsx'
import { RecordSteps } from '../../../shared/record/record-steps.tsx'
import { RecordTable } from '../../../shared/record/record-table.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { at, type EnrolmentRecord, creditText, minutesText, stepsOf } from './enrolment-text.ts'

type Lecture = EnrolmentRecord['lectures'][number]
type Attempt = EnrolmentRecord['attempts'][number]
type Check = EnrolmentRecord['identityChecks'][number]
type Certificate = EnrolmentRecord['certificates'][number]
type Payment = EnrolmentRecord['payments'][number]

const LECTURES: readonly Column<Lecture & { at: number }>[] = [
  { header: '강', cell: ({ at: no }) => no },
  { header: '강의', isHeading: true, cell: ({ title }) => title },
  {
    header: '인정',
    align: 'end',
    cell: ({ creditedSeconds, durationSeconds }) =>
      `${minutesText(creditedSeconds)} / ${minutesText(durationSeconds)}`,
  },
  { header: '마침', cell: ({ finishedAt }) => at(finishedAt) },
  {
    header: '상태',
    cell: ({ finishedAt, creditedSeconds }) =>
      finishedAt ? (
        <StateMark kind="done">수강 완료</StateMark>
      ) : creditedSeconds > 0 ? (
        <StateMark kind="moving">수강 중</StateMark>
      ) : (
        <StateMark kind="waiting">아직</StateMark>
      ),
  },
]

const CHECKS: readonly Column<Check>[] = [
  { header: '본인확인', isHeading: true, cell: ({ requestedAt }) => at(requestedAt) },
  {
    header: '방법',
    cell: ({ method }) => (method ? identityMethodLabel[method] : '-'),
  },
  {
    header: '결과',
    cell: ({ outcome }) =>
      ({
        confirmed: <StateMark kind="done">확인됨</StateMark>,
        refused: <StateMark kind="failed">확인되지 않음</StateMark>,
        open: <StateMark kind="waiting">끝나지 않음</StateMark>,
      })[outcome],
  },
]

function attemptColumns(record: EnrolmentRecord): readonly Column<Attempt>[] {
  return [
    { header: '회', isHeading: true, cell: ({ round }) => round },
    { header: '시작', cell: ({ startedAt }) => at(startedAt) },
    {
      header: '점수',
      align: 'end',
      cell: ({ score }) => (score === null ? '-' : `${score}점 / ${record.passScore}점`),
    },
    {
      header: '문항',
      cell: ({ correctCount }) =>
        correctCount === null ? '-' : `${record.questionCount}문항 중 ${correctCount}`,
    },
    {
      header: '결과',
      cell: ({ isPassed }) =>
        isPassed === null ? (
          <StateMark kind="moving">푸는 중</StateMark>
        ) : isPassed ? (
          <StateMark kind="done">합격</StateMark>
        ) : (
          <StateMark kind="failed">불합격</StateMark>
        ),
    },
  ]
}

const CERTIFICATES: readonly Column<Certificate>[] = [
  { header: '버전', isHeading: true, cell: ({ edition }) => edition },
  {
    header: '수료증 번호',
    cell: ({ certificateNo, certificateNumber }) => (
      <Link to={`/certificates/${certificateNo}`}>{certificateNumber}</Link>
    ),
  },
  { header: '문서확인번호', cell: ({ verificationNumber }) => verificationNumber },
  { header: '발급', cell: ({ issuedAt }) => formatSeoulDate(new Date(issuedAt)) },
  { header: '업소명', cell: ({ businessName }) => businessName || '-' },
  {
    header: '상태',
    cell: ({ status }) =>
      ({
        valid: <StateMark kind="done">유효</StateMark>,
        superseded: <StateMark kind="ended">대체됨</StateMark>,
        revoked: <StateMark kind="failed">효력 취소</StateMark>,
      })[status],
  },
  { header: '확인 화면 문구', cell: ({ status, withdrawnAt }) => notifiedOf(status, withdrawnAt) },
]

const PAYMENTS: readonly Column<Payment>[] = [
  {
    header: '주문번호',
    isHeading: true,
    cell: ({ paymentNo, orderNumber }) => <Link to={`/payments/${paymentNo}`}>{orderNumber}</Link>,
  },
  { header: '금액', align: 'end', cell: ({ amountWon }) => formatWon(amountWon) },
  { header: '결제 일시', cell: ({ paidAt }) => at(paidAt) },
  { header: '상태', cell: (payment) => <OrderState {...payment} /> },
]

export function EnrolmentTables({ record }: { record: EnrolmentRecord }) {
  const { lectures, attempts, identityChecks, certificates, payments } = record
  return (
    <>
      <Panel title="지금">
        <RecordSteps steps={stepsOf(record)} />
      </Panel>
      {certificates.length > 0 && (
        <Panel title="수료증" note="유효한 것은 언제나 한 장">
          <RecordTable
            caption="수료증"
            columns={CERTIFICATES}
            rows={certificates}
            rowKey={({ certificateNo, edition }) => `${certificateNo} ${edition}`}
            isChosen={({ status }) => status === 'valid'}
          />
        </Panel>
      )}
      {lectures.length > 0 && (
        <Panel title="수강" note={`인정 ${creditText(lectures)}`}>
          <RecordTable
            caption="수강"
            columns={LECTURES}
            rows={lectures.map((lecture, index) => ({ ...lecture, at: index + 1 }))}
            rowKey={({ at: no }) => no}
          />
        </Panel>
      )}
      {identityChecks.length > 0 && (
        <Panel title="본인확인">
          <RecordTable
            caption="본인확인"
            columns={CHECKS}
            rows={identityChecks}
            rowKey={({ requestedAt }) => requestedAt}
          />
        </Panel>
      )}
      {attempts.length > 0 && (
        <Panel title="평가">
          <RecordTable
            caption="평가"
            columns={attemptColumns(record)}
            rows={attempts}
            rowKey={({ round }) => round}
          />
        </Panel>
      )}
      <Panel title="결제">
        {payments.length === 0 ? (
          <p>아직 없습니다.</p>
        ) : (
          <RecordTable
            caption="결제"
            columns={PAYMENTS}
            rows={payments}
            rowKey={({ paymentNo }) => paymentNo}
          />
        )}
      </Panel>
    </>
  )
}
