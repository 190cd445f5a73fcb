import { type IndustryType, industryTypeLabel } from '@hygiene/domain/text'
import { Card, linkButton } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import styles from './application-form.module.css'

type TradeCardProps = { title: string; industryType: IndustryType; chooseAt: string }

export function TradeCard({ title, industryType, chooseAt }: TradeCardProps) {
  return (
    <Card title={title}>
      <div className={styles.last}>
        <p className={styles.chosen}>{industryTypeLabel[industryType]}</p>
        <Link {...linkButton({ tone: 'secondary', size: 'small' })} to={chooseAt}>
          업종 바꾸기
        </Link>
      </div>
    </Card>
  )
}
