import { Loaded, read } from '@hygiene/client'
import { readOldEducation } from '@hygiene/contracts'
import { formatSeoulLongDate } from '@hygiene/domain'
import { useQuery } from '@tanstack/react-query'
import { ASSOCIATION } from '../../frame/association.ts'
import { PaperSheet } from '../../printing/paper-sheet.tsx'
import { SheetWindow } from '../../printing/sheet-window.tsx'
import {
  oldCertificateNumber,
  oldCertificateRows,
  oldCertificateSentence,
  oldDocumentTitle,
} from './old-certificate-words.ts'

/** The certificate of the system before this one: drawn from its record, printed by the browser. */
export function OldCertificateWindow({ oldEduNo }: { oldEduNo: number }) {
  const query = useQuery(read(readOldEducation, { oldEduNo }))
  return (
    <Loaded query={query}>
      {(record) => (
        <SheetWindow label="수료증 출력" title={oldDocumentTitle(record)} listPath="/edu/completed">
          <PaperSheet
            number={oldCertificateNumber(record.outnumber)}
            rows={oldCertificateRows(record)}
            sentence={oldCertificateSentence(record)}
            day={formatSeoulLongDate(record.eduEndDate)}
            sealed
            foot={
              <>
                이전 시스템의 수료 기록으로 다시 출력한 수료증입니다. 확인 문의{' '}
                <strong>{ASSOCIATION.phone}</strong>
              </>
            }
          />
        </SheetWindow>
      )}
    </Loaded>
  )
}
