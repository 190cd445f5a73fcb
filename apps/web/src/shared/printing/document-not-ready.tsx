import { Button, LinkButton, NoticeBox, Spinner } from '@hygiene/ui'
import { Phone, RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ASSOCIATION } from '../../app/association/association.ts'
import { SupportPhone } from '../../app/association/support-phone.tsx'
import styles from './print-window.module.css'
import type { PrintText } from './print-text.ts'

/** Then the person is told that leaving loses nothing. */
const LONG_WAIT_MS = 20_000

export function DocumentPreparing({ text }: { text: PrintText }) {
  const [isLongWait, setIsLongWait] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLongWait(true), LONG_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className={styles.waiting}>
      <Spinner label={text.making} />
      <p>보통 몇 초면 끝납니다. 이 화면을 그대로 두면 자동으로 나타납니다.</p>
      {isLongWait && <NoticeBox live>{text.longWait}</NoticeBox>}
    </div>
  )
}

export function DocumentFailed({ text, onRetry }: { text: PrintText; onRetry: () => void }) {
  return (
    <NoticeBox tone="error" title={text.failed} live>
      <p>{text.failedHelp}</p>
      <p className={styles.nextSteps}>
        <LinkButton href={`tel:${ASSOCIATION.phone}`} data-optional={ASSOCIATION.phone}>
          <Phone aria-hidden />
          <span>
            <span>
              <SupportPhone /> 전화하기
            </span>
          </span>
        </LinkButton>
        <Button tone="secondary" onClick={onRetry}>
          <RotateCw aria-hidden />
          다시 확인
        </Button>
      </p>
    </NoticeBox>
  )
}
