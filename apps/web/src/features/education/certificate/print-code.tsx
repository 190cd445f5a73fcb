import { useSend } from '@hygiene/client'
import { makePrintCode } from '@hygiene/contracts/education/certificate/make-print-code'
import { formatPrintCode } from '@hygiene/domain/education/certificate/print-code'
import { Button, Card } from '@hygiene/ui'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import styles from './phone-actions.module.css'

/** For an owner without a printer: a branch prints the certificate by this code. */
export function PrintCode({ certificateNumber }: { certificateNumber: string }) {
  const [code, setCode] = useState<string | null>(null)
  const send = useSend(makePrintCode, {
    refusedTitle: '출력 코드를 받지 못했습니다',
    onDone: (made) => setCode(made.code),
  })
  if (code === null) {
    return (
      <Button tone="secondary" wide busy={send.isPending} onClick={() => send.mutate({ certificateNumber })}>
        <Printer aria-hidden />
        지회 출력 코드 받기
      </Button>
    )
  }
  return (
    <Card title="출력 코드">
      <p className={styles.code} role="status">
        {formatPrintCode(code)}
      </p>
      <p>가까운 지회에서 불러주세요. 24시간 동안 한 번 쓸 수 있습니다.</p>
    </Card>
  )
}
