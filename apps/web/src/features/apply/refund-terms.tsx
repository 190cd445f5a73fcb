import { Card } from '@hygiene/ui'
import styles from '../../applying/applying.module.css'

/** Online terms of specification section 9, stated before anybody pays. */
export function RefundTerms() {
  return (
    <Card title="취소와 환불">
      <ul className={styles.terms}>
        <li>수료하기 전에는 교육비를 모두 환불해드립니다. 수료한 뒤에는 환불되지 않습니다.</li>
        <li>결제한 날부터 한 달이 지나거나 올해 말까지 수료하지 않으시면 교육비가 환불되지 않습니다.</li>
        <li>가상계좌로 내신 교육비는 환불받으실 은행 계좌가 필요합니다.</li>
      </ul>
    </Card>
  )
}
