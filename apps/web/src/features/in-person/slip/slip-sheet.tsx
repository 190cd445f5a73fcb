import { Loaded, read } from '@hygiene/client'
import type { readSlip } from '@hygiene/contracts/in-person/slip/read-slip'
import { readSlipQr } from '@hygiene/contracts/in-person/slip/read-slip-qr'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { formatBirthDate } from '@hygiene/domain/member/account/birth-date'
import { formatPhone } from '@hygiene/domain/member/account/phone'
import { formatSession } from '@hygiene/domain/in-person/session/session-text'
import {
  type IndustryType,
  industryTypeLabel,
  type PositionType,
  positionTypeLabel,
} from '@hygiene/domain/text'
import type { InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { licenceNumberText } from '@hygiene/domain/education/enrolment/licence-number'
import { DefinitionList } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { VenueCard } from '../../../shared/venue-card/venue-card.tsx'
import styles from './slip-sheet.module.css'

type Slip = EntityOf<typeof readSlip>

/** The content of the slip, for screens too small to show it; its QR opens the check-in from the screen, too. */
export function SlipSheet({ document }: { document: Slip }) {
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
            { term: '직위', detail: positionTypeLabel[info.positionType as PositionType] },
            { term: '업소명', detail: info.businessName },
            { term: '대표자', detail: info.representative },
            ...(user.companyPhone ? [{ term: '영업장 전화', detail: formatPhone(user.companyPhone) }] : []),
            { term: '업종', detail: industryTypeLabel[info.industryType as IndustryType] },
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
