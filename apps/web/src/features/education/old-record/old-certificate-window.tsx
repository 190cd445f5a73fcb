import { Loaded, read } from '@hygiene/client'
import { listOldEducation } from '@hygiene/contracts/education/old-record/list-old-education'
import { markOldPrinted } from '@hygiene/contracts/education/old-record/mark-old-printed'
import { readOldEducation } from '@hygiene/contracts/education/old-record/read-old-education'
import { formatSeoulLongDate } from '@hygiene/domain/time/seoul-day'
import { useQuery } from '@tanstack/react-query'
import { ASSOCIATION } from '../../../app/association/association.ts'
import { PaperSheet } from '../../../shared/printing/paper-sheet.tsx'
import { SheetWindow } from '../../../shared/printing/sheet-window.tsx'
import { useMarkPrinted } from '../../../shared/printing/use-mark-printed.ts'
import {
  oldCertificateNumber,
  oldCertificateRows,
  oldCertificateSentence,
  oldDocumentTitle,
} from './old-certificate-text.ts'

const REFRESHED = [readOldEducation, listOldEducation]

/** Renders a certificate of the previous system from its record; the browser prints it. */
export function OldCertificateWindow({ oldEduNo }: { oldEduNo: number }) {
  const query = useQuery(read(readOldEducation, { oldEduNo }))
  const isPrinted = query.data?.printedAt !== null
  const mark = useMarkPrinted(markOldPrinted, { oldEduNo }, { isPrinted, refresh: REFRESHED })
  return (
    <Loaded query={query}>
      {(record) => (
        <SheetWindow
          label="수료증 출력"
          title={oldDocumentTitle(record)}
          listPath="/edu/completed"
          onPrinted={mark}
        >
          <PaperSheet
            number={oldCertificateNumber(record.outnumber)}
            rows={oldCertificateRows(record)}
            sentence={oldCertificateSentence(record)}
            day={formatSeoulLongDate(record.eduEndDate)}
            issuer={ASSOCIATION}
            sealText={ASSOCIATION.sealText}
            foot={
              <>
                이전 시스템의 수료 기록으로 다시 출력한 수료증입니다.
                <span data-optional={ASSOCIATION.phone}>
                  {' '}
                  확인 문의 <strong>{ASSOCIATION.phone}</strong>
                </span>
              </>
            }
          />
        </SheetWindow>
      )}
    </Loaded>
  )
}
