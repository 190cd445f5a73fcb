import { addressOnScreen } from '@hygiene/domain/postal-address'
import { formatSeoulLongDate } from '@hygiene/domain/time/seoul-day'
import { formatWon } from '@hygiene/domain/money/payment/won'
import type { ReactNode } from 'react'
import type { Verified } from './finding.ts'
import styles from './verify.module.css'

/** Uses the labels of the printed document, so that both can be compared line by line. */
export function printedFields(document: Verified): { term: string; detail: ReactNode }[] {
  const verification = { term: '문서확인번호', detail: <Whole>{document.verificationNumber}</Whole> }
  if (document.document === 'certificate') {
    return [
      { term: '수료증 번호', detail: <Whole>제 {document.certificateNumber} 호</Whole> },
      verification,
      { term: '성명', detail: document.userName },
      { term: '생년월일', detail: document.birth },
      { term: '업소명', detail: document.businessName },
      { term: '소재지', detail: addressOnScreen(document.address) },
      { term: '교육구분', detail: document.courseLine },
      { term: '교육시간', detail: `${document.hours}시간` },
      { term: '수료일', detail: formatSeoulLongDate(document.completedOn) },
      { term: '발급일', detail: formatSeoulLongDate(document.issuedOn) },
    ]
  }
  return [
    { term: '영수증번호', detail: <Whole>{document.receiptNumber}</Whole> },
    verification,
    { term: '성명', detail: document.payerName },
    { term: '업소명', detail: document.businessName },
    { term: '교육과정', detail: document.courseLine },
    { term: '결제수단', detail: document.paymentMethod },
    { term: '결제일시', detail: document.paidAt },
    { term: '금액', detail: formatWon(document.amountWon) },
    { term: '할인·환급', detail: formatWon(document.refundedWon) },
    { term: '실수납액', detail: formatWon(document.netWon) },
    { term: '발행일', detail: formatSeoulLongDate(document.issuedOn) },
  ]
}

/** Keeps a number on one line, because it is compared character by character. */
function Whole({ children }: { children: ReactNode }) {
  return <span className={styles.whole}>{children}</span>
}
