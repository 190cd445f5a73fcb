import { seoulTime } from '@hygiene/domain/time/seoul-day'
import { Button, NoticeBox } from '@hygiene/ui'
import type { KeptScan } from './kept/check-in-records.ts'
import styles from './check-in.module.css'

/** Records that were accepted without a network and refused by the server: staff have to look for the person. */
export function RefusedScans({ scans, onRead }: { scans: readonly KeptScan[]; onRead: () => void }) {
  if (scans.length === 0) return null
  return (
    <NoticeBox tone="error" title={`협회에서 받지 않은 기록 ${scans.length}건`} live>
      <ul className={styles.refused}>
        {scans.map(({ scanNo, userName, direction, scannedAt, refusal }) => (
          <li key={scanNo}>
            <strong>
              {userName} {direction === 'in' ? '입실' : '퇴실'} {seoulTime(new Date(scannedAt))}
            </strong>{' '}
            {refusal}
          </li>
        ))}
      </ul>
      <Button tone="secondary" onClick={onRead}>
        모두 확인했습니다
      </Button>
    </NoticeBox>
  )
}
