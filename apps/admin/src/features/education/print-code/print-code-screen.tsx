import { callForFile, isReportedCentrally } from '@hygiene/client'
import { redeemPrintCode } from '@hygiene/contracts/education/certificate/redeem-print-code'
import { readPrintCode } from '@hygiene/domain/education/certificate/print-code'
import { Button, Card, LinkButton, NoticeBox, TextField } from '@hygiene/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import styles from '../../../shared/ask-form/ask-form.module.css'

export function PrintCodeScreen() {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [opened, setOpened] = useState<string | null>(null)
  const redeeming = useMutation({
    mutationFn: (typed: string) => callForFile(redeemPrintCode, { code: typed }),
    onSuccess: (file) => {
      setOpened(URL.createObjectURL(file))
      setCode('')
    },
    onError: (cause) => {
      if (!isReportedCentrally(cause)) setError(cause.message)
    },
  })
  // Releases the file from the browser when it is no longer shown.
  useEffect(() => () => URL.revokeObjectURL(opened ?? ''), [opened])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (redeeming.isPending) return
    const isWhole = readPrintCode(code) !== null
    setError(isWhole ? undefined : '숫자 6자리를 입력해주세요.')
    setOpened(null)
    if (isWhole) redeeming.mutate(code)
  }

  return (
    <AdminScreen
      title="출력 코드"
      note="수료증 화면에서 받은 숫자 6자리로 수료증을 한 번 출력합니다. 코드는 24시간 동안 쓸 수 있고, 처리 기록에 남습니다."
    >
      <Card title="수료증 출력">
        <form className={styles.form} onSubmit={submit} noValidate>
          <TextField
            label="출력 코드"
            name="code"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            value={code}
            error={error}
            onChange={({ target }) => setCode(target.value)}
          />
          <Button type="submit" busy={redeeming.isPending}>
            수료증 열기
          </Button>
        </form>
        {opened !== null && (
          <NoticeBox title="수료증을 받았습니다. 코드는 다시 쓸 수 없습니다." live>
            <LinkButton href={opened} target="_blank">
              수료증 인쇄하기 (새 창)
            </LinkButton>
          </NoticeBox>
        )}
      </Card>
    </AdminScreen>
  )
}
