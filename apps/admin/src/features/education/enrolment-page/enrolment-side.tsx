import { addressOnScreen } from '@hygiene/domain/postal-address'
import { formatSeoulDate, formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { positionTypeLabel } from '@hygiene/domain/text'
import { Link } from 'react-router-dom'
import { Masked } from '../../../shared/member-case/masked.tsx'
import { CertificatePicture } from '../../../shared/certificate/certificate-picture.tsx'
import { Facts } from '../../../shared/record/facts.tsx'
import { originText } from '../../../shared/record/origin-text.ts'
import { Panel } from '../../../shared/record/panel.tsx'
import { at, type EnrolmentRecord } from './enrolment-text.ts'

/** Shows the masked person, venue and session. Each field is unmasked by itself. */
export function EnrolmentSide({ record }: { record: EnrolmentRecord }) {
  const { kind, number, memberNo, session, steps } = record
  const named = kind === 'online' ? { enrolmentNo: number } : { inPersonEnrolmentNo: number }
  const valid = record.certificates.find(({ status }) => status === 'valid')
  return (
    <>
      {valid && <CertificatePicture memberNo={memberNo} {...valid} />}
      <Panel title="교육">
        <Facts
          items={[
            {
              term: '회원',
              detail: (
                <>
                  <Link to={`/members/${memberNo}`}>회원 {memberNo}</Link>{' '}
                  <Masked memberNo={memberNo} field="name" value={record.userName} />
                </>
              ),
            },
            {
              term: '휴대전화',
              detail: <Masked memberNo={memberNo} field="phone" value={record.phone} />,
            },
            { term: '업소', detail: record.businessName },
            { term: '대표자', detail: record.representative },
            {
              term: '영업신고번호',
              detail: (
                <Masked memberNo={memberNo} field="licenceNo" {...named} value={record.licenseNumber} />
              ),
            },
            { term: '주소', detail: addressOnScreen(record.address) },
            { term: '직위', detail: positionTypeLabel[record.positionType] },
            { term: '신청', detail: at(steps.applied) },
            ...(kind === 'online' && record.untilOn
              ? [{ term: '수강 마지막 날', detail: formatSeoulDate(record.untilOn) }]
              : []),
            {
              term: '교육비',
              detail: (
                <>
                  {formatWon(record.price)}{' '}
                  <Link to={`/courses/${record.courseNo}`}>과정 버전 {record.edition}</Link>
                </>
              ),
            },
            ...(session
              ? [
                  {
                    term: '회차',
                    detail: (
                      <Link to={`/sessions/${session.sessionNo}`}>
                        {formatSeoulDateTime(new Date(session.startsAt))} {session.venue}
                      </Link>
                    ),
                  },
                ]
              : []),
            ...(record.former
              ? [
                  {
                    term: '이전 홈페이지 수강',
                    detail: [
                      `신청 ${record.former.formerNo}`,
                      `${record.former.minutes}분`,
                      originText(record.former.origin),
                    ]
                      .filter((text) => text !== '')
                      .join(' · '),
                  },
                ]
              : []),
            ...(steps.ended ? [{ term: '끝남', detail: at(steps.ended) }] : []),
          ]}
        />
      </Panel>
    </>
  )
}
