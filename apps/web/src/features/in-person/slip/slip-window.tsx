import type { InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { markInPersonPrinted } from '@hygiene/contracts/in-person/enrolment/mark-in-person-printed'
import { readSlip } from '@hygiene/contracts/in-person/slip/read-slip'
import { PrintWindow } from '../../../shared/printing/print-window.tsx'
import { useDrawnDocument } from '../../../shared/printing/use-drawn-document.ts'
import { useMarkPrinted } from '../../../shared/printing/use-mark-printed.ts'
import { SlipSheet } from './slip-sheet.tsx'
import { SLIP_PRINT_TEXT } from './slip-text.ts'

/** The print window of one enrolment slip. */
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
