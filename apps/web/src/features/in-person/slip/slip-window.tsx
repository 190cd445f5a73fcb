import { Loaded, read } from '@hygiene/client'
import { markInPersonPrinted } from '@hygiene/contracts/in-person/enrolment/mark-in-person-printed'
import { readSlip } from '@hygiene/contracts/in-person/slip/read-slip'
import { readSlipQr } from '@hygiene/contracts/in-person/slip/read-slip-qr'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { licenceNumberText } from '@hygiene/domain/education/enrolment/licence-number'
import { formatSession } from '@hygiene/domain/in-person/session/session-text'
import { formatBirthDate } from '@hygiene/domain/member/account/birth-date'
import { formatPhone } from '@hygiene/domain/member/account/phone'
import type { InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { industryTypeLabel, positionTypeLabel } from '@hygiene/domain/text'
import { DefinitionList } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { SUPPORT_CONTACT } from '../../../app/association/association.ts'
import type { PrintText } from '../../../shared/printing/print-text.ts'
import { PrintWindow } from '../../../shared/printing/print-window.tsx'
import { useDrawnDocument } from '../../../shared/printing/use-drawn-document.ts'
import { useMarkPrinted } from '../../../shared/printing/use-mark-printed.ts'
import { VenueCard } from '../../../shared/venue-card/venue-card.tsx'
import styles from './slip-sheet.module.css'

const SLIP_PRINT_TEXT: PrintText = {
  toolbar: '수강증 출력',
  preview: '수강증 미리보기 (PDF)',
  making: '수강증을 만들고 있습니다.',
  longWait: '평소보다 오래 걸리고 있습니다. 창을 닫고 나중에 다시 여셔도 신청하신 자리는 그대로입니다.',
  failed: '수강증 파일을 만들지 못했습니다.',
  failedHelp: `신청하신 자리는 그대로입니다. 수강증이 없어도 교육장에서 이름으로 확인해 드립니다. 궁금하신 점은 ${SUPPORT_CONTACT}로 전화해주세요.`,
  onPhone: {
    title: '출입구에서 이 화면의 QR을 보여주셔도 됩니다.',
    sentences: [
      '종이로 가져오시려면 [인쇄]를 눌러주세요. 수강증이 새 창에 열립니다. 그 창의 공유 또는 메뉴 버튼에서 ‘인쇄’를 골라주세요.',
    ],
  },
  onPaper: '수강증은 화면의 [인쇄] 버튼으로 인쇄해주세요.',
}

export function SlipWindow({ inPersonEnrolmentNo }: { inPersonEnrolmentNo: InPersonEnrolmentNo }) {
  const query = useDrawnDocument(readSlip, { inPersonEnrolmentNo })
  const mark = useMarkPrinted(
    markInPersonPrinted,
    { inPersonEnrolmentNo, document: 'slip' },
    { isPrinted: false, refresh: [] },
  )
  return (
    <PrintWindow
      text={SLIP_PRINT_TEXT}
      query={query}
      listPath="/edu/offline/done"
      onPrinted={mark}
      texted={{ document: 'slip', recordNo: inPersonEnrolmentNo }}
      Sheet={SlipSheet}
    />
  )
}

type Slip = EntityOf<typeof readSlip>

/** Shows the content on screens too small for the slip. Its QR code also works for the check-in from the screen. */
function SlipSheet({ document }: { document: Slip }) {
  const { record, educationName, hours, bring } = document
  const { info, user, venue, sessionDay } = record
  return (
    <article className={styles.sheet} aria-label="수강증 내용">
      <p className={styles.title}>수강증</p>
      <p className={styles.course}>{educationName}</p>
      <SlipQr inPersonEnrolmentNo={info.inPersonEnrolmentNo} />
      <p className={styles.when}>
        {formatSession(sessionDay)} ({hours}시간)
      </p>
      <div className={styles.facts}>
        <DefinitionList
          items={[
            { term: '교육장', detail: <VenueCard venue={venue} /> },
            { term: '성명', detail: info.userName },
            { term: '생년월일', detail: formatBirthDate(info.birth) },
            { term: '직위', detail: positionTypeLabel[info.positionType] },
            { term: '업소명', detail: info.businessName },
            { term: '대표자', detail: info.representative },
            ...(user.companyPhone ? [{ term: '영업장 전화', detail: formatPhone(user.companyPhone) }] : []),
            { term: '업종', detail: industryTypeLabel[info.industryType] },
            { term: '영업신고번호', detail: licenceNumberText(info.licenseNumber) },
          ]}
        />
      </div>
      {bring.length > 0 && (
        <div className={styles.things}>
          <h2 className={styles.subtitle}>가져오실 것</h2>
          <ul className={styles.bring}>
            {bring.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </div>
      )}
    </article>
  )
}

function SlipQr({ inPersonEnrolmentNo }: { inPersonEnrolmentNo: InPersonEnrolmentNo }) {
  const symbol = useQuery(read(readSlipQr, { inPersonEnrolmentNo }))
  return (
    <div className={styles.qr}>
      <Loaded query={symbol}>
        {({ qrImagePath }) => <img src={qrImagePath} alt="출입구에서 보여주실 QR" width={240} height={240} />}
      </Loaded>
    </div>
  )
}
