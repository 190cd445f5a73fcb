import { Card, linkButton } from '@hygiene/ui'
import { Phone } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ASSOCIATION } from '../../../app/association/association.ts'
import { SupportPhone, ToSupport } from '../../../app/association/support-phone.tsx'
import styles from './guide.module.css'

export function HelpCard() {
  return (
    <Card title="혼자 하기 어려우시면">
      <p>
        <ToSupport /> 전화해주시면 화면을 함께 보며 도와드립니다. {ASSOCIATION.hours}({ASSOCIATION.lunch}{' '}
        제외)
      </p>
      <p className={styles.actions}>
        <a
          {...linkButton({ tone: 'secondary' })}
          href={`tel:${ASSOCIATION.phone}`}
          data-optional={ASSOCIATION.phone}
        >
          <Phone aria-hidden />
          <span>
            <SupportPhone /> 전화하기
          </span>
        </a>
        <Link {...linkButton({ tone: 'secondary' })} to="/info/remote">
          원격지원
        </Link>
        <Link {...linkButton({ tone: 'secondary' })} to="/info/branch">
          가까운 지회·지부 찾기
        </Link>
        <Link {...linkButton({ tone: 'quiet' })} to="/info/faq">
          자주 묻는 질문
        </Link>
      </p>
    </Card>
  )
}
