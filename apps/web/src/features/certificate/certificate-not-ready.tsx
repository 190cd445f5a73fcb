import { Button, LinkButton, NoticeBox, Spinner } from '@hygiene/ui'
import { Phone, RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ASSOCIATION } from '../../frame/association.ts'
import styles from './certificate.module.css'

/** Then the person is told that leaving loses nothing. */
const LONG_WAIT_MS = 20_000

export function CertificatePreparing() {
  const [isLongWait, setIsLongWait] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLongWait(true), LONG_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className={styles.waiting}>
      <Spinner label="수료증을 만들고 있습니다." />
      <p>보통 몇 초면 끝납니다. 이 화면을 그대로 두면 저절로 나타납니다.</p>
      {isLongWait && (
        <NoticeBox live>
          평소보다 오래 걸리고 있습니다. 창을 닫고 나중에 다시 여셔도 수료 기록은 그대로 남아 있습니다.
        </NoticeBox>
      )}
    </div>
  )
}

export function CertificateFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <NoticeBox tone="error" title="수료증 파일을 만들지 못했습니다." live>
      <p>
        수료하신 기록은 그대로 남아 있습니다. 고객센터({ASSOCIATION.phone})로 전화해주시면 수료증을 만들어
        드립니다.
      </p>
      <p className={styles.nextSteps}>
        <LinkButton href={`tel:${ASSOCIATION.phone}`}>
          <Phone aria-hidden />
          {ASSOCIATION.phone} 전화하기
        </LinkButton>
        <Button tone="secondary" onClick={onRetry}>
          <RotateCw aria-hidden />
          다시 확인
        </Button>
      </p>
    </NoticeBox>
  )
}
