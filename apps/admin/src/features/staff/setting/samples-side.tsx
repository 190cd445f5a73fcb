import { AssociationLines } from '@hygiene/client'
import type { Association } from '@hygiene/domain/association'
import type { AssociationDifference } from '@hygiene/domain/staff/setting/association-text'
import { shownAssociation } from '@hygiene/domain/staff/setting/shown-association'
import { Button } from '@hygiene/ui'
import { CircleAlert } from 'lucide-react'
import { ChangeTable } from '../../../shared/change-dialog/change-table.tsx'
import { SampleLinks } from '../../../shared/samples/sample-links.tsx'
import styles from './settings.module.css'
import type { Samples } from './use-samples.ts'

type SamplesSideProps = {
  typed: Association
  differences: readonly AssociationDifference[]
  samples: Samples | undefined
  isDrawing: boolean
  refusal: string | undefined
  waitingNo: number | null
  onAsk: () => void
}

export function SamplesSide({
  typed,
  differences,
  samples,
  isDrawing,
  refusal,
  waitingNo,
  onAsk,
}: SamplesSideProps) {
  return (
    <div className={styles.side}>
      <section>
        <h2>달라지는 것</h2>
        {differences.length === 0 ? (
          <p className={styles.none}>아직 수정한 것이 없습니다.</p>
        ) : (
          <ChangeTable caption="달라지는 것" rows={differences} />
        )}
      </section>
      <section>
        <h2>홈페이지 하단</h2>
        <Footer association={typed} />
      </section>
      <section>
        <h2>수료증과 영수증</h2>
        {samples ? (
          <>
            <SampleLinks certificate={samples.certificate} receipt={samples.receipt} />
            {waitingNo === null && (
              <Button wide onClick={onAsk}>
                승인 요청하기
              </Button>
            )}
          </>
        ) : (
          <Button type="submit" wide busy={isDrawing}>
            견본 만들기
          </Button>
        )}
        {refusal && (
          <p className={styles.wrong} role="alert">
            <CircleAlert aria-hidden />
            {refusal}
          </p>
        )}
        <p className={styles.none}>
          견본을 본 뒤 승인을 요청할 수 있습니다. 승인 전에는 아무것도 바뀌지 않습니다.
        </p>
      </section>
    </div>
  )
}

function Footer({ association }: { association: Association }) {
  return (
    <address className={styles.footer} aria-label="홈페이지 하단 견본">
      <AssociationLines shown={shownAssociation(association)} />
    </address>
  )
}
