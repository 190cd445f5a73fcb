import type { CertificateFacts } from '@hygiene/domain/education/certificate/certificate-wording'
import { salesTypeLabel } from '@hygiene/domain/text'
import { Dialog, NoticeBox } from '@hygiene/ui'
import { useAwake } from '../../../app/device/use-awake.ts'
import styles from './phone-actions.module.css'

type OfficerQrProps = { image: string; number: string; facts: CertificateFacts; onClose: () => void }

/** One big symbol on white, over the whole screen, for the camera of an officer. */
export function OfficerQr({ image, number, facts, onClose }: OfficerQrProps) {
  useAwake(true)
  const { userName, businessName, year, salesType } = facts
  return (
    <Dialog isOpen placement="end" title="확인용 QR" onClose={onClose}>
      <div className={styles.officer}>
        <img className={styles.symbol} src={image} alt="담당 공무원이 찍을 QR" />
        <p className={styles.whose}>
          {userName} · {businessName}
        </p>
        <p>
          {year}년 {salesTypeLabel[salesType]} 교육 수료
        </p>
        <p>제 {number} 호</p>
        <NoticeBox title="담당 공무원께">
          <p>휴대전화 카메라로 찍어주세요. 확인 화면을 한 번 열어두시면 인터넷이 없어도 확인됩니다.</p>
        </NoticeBox>
        {'wakeLock' in navigator && <p className={styles.awake}>화면이 꺼지지 않게 해두었습니다.</p>}
      </div>
    </Dialog>
  )
}
