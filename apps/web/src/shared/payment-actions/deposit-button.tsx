import type { EnrolmentNo, InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { call, isReportedCentrally } from '@hygiene/client'
import { listPayments } from '@hygiene/contracts/money/payment/list-payments'
import { Button, showAlert } from '@hygiene/ui'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { resultPath } from './result-path.ts'

type DepositButtonProps = { enrolmentNo: EnrolmentNo } | { inPersonEnrolmentNo: InPersonEnrolmentNo }

export function DepositButton(record: DepositButtonProps) {
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)

  async function open() {
    setIsBusy(true)
    try {
      const { list } = await call(listPayments, { ...record, limit: 10 })
      const waiting = list.find(({ status }) => status === 'virtualAccountIssued')
      if (waiting) await navigate(resultPath(waiting.paymentId))
      else
        await showAlert('입금을 기다리는 계좌가 없습니다. 화면을 새로 고쳐 결제 상태를 확인해주세요.', {
          title: '기다리는 입금이 없습니다',
        })
    } catch (error) {
      if (!isReportedCentrally(error)) throw error
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button size="small" busy={isBusy} onClick={() => void open()}>
      <Landmark aria-hidden />
      입금 계좌 보기
    </Button>
  )
}
