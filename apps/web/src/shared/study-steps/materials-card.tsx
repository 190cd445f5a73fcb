import { Card, linkButton } from '@hygiene/ui'
import { FileText } from 'lucide-react'
import { Link } from 'react-router-dom'
import styles from './materials-card.module.css'

export function MaterialsCard() {
  return (
    <Card title="강의자료" lead="강의에서 쓰는 자료를 내려받으실 수 있습니다.">
      <p className={styles.link}>
        <Link {...linkButton({ tone: 'secondary' })} to="/edu/data">
          <FileText aria-hidden />
          강의자료 보기
        </Link>
      </p>
    </Card>
  )
}
