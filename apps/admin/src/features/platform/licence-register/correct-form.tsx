import { useSend } from '@hygiene/client'
import { readHome } from '@hygiene/contracts/staff/home/read-home'
import { correctLicenceCheck } from '@hygiene/contracts/platform/licence-register/staff/correct-licence-check'
import { listLicenceChecks } from '@hygiene/contracts/platform/licence-register/staff/list-licence-checks'
import { Button, showToast } from '@hygiene/ui'
import { useState } from 'react'
import { ReasonForm } from '../../../shared/ask-form/reason-form.tsx'
import { WordFields } from '../../../shared/ask-form/word-fields.tsx'
import { Panel } from '../../../shared/record/panel.tsx'
import type { LicenceRecord, RegisterRow } from './licence-text.ts'

const TEXT = [
  ['licenseNumber', '영업신고번호', 30],
  ['businessName', '업소명', 80],
  ['representative', '대표자', 40],
  ['address', '주소', 150],
  ['address2', '상세 주소', 100],
] as const
type Word = (typeof TEXT)[number][0]
type Typed = Partial<Record<Word, string>>

type CorrectProps = {
  record: LicenceRecord
  filled: RegisterRow | null
  onDone: () => void
  onLeave: () => void
}

/**
 * Corrects the application. An empty field stays unchanged. The representative is not taken over, because the register masks most
 * names.
 */
export function CorrectForm({ record, filled, onDone, onLeave }: CorrectProps) {
  const { checkNo, seen, certificateNo, study } = record
  const [typed, setTyped] = useState<Typed>(startOf(record, filled))
  const send = useSend(correctLicenceCheck, {
    refresh: [listLicenceChecks, readHome],
    refusedTitle: '바로잡지 못했습니다',
    onDone: () => {
      showToast('업소를 바로잡았습니다.')
      onDone()
    },
  })
  const isReplaced = study === 'completed' && certificateNo !== null
  return (
    <Panel
      title={filled ? `${filled.businessName} 업소로 잇기` : '업소 바로잡기'}
      actions={
        <Button tone="quiet" size="small" onClick={onLeave}>
          취소
        </Button>
      }
    >
      <p>
        비워 둔 칸은 그대로입니다.{' '}
        {isReplaced ? '수료증에 적힌 말이 바뀌면 새 버전으로 대체합니다.' : '회원에게 문자로 알립니다.'}
        {filled && ' 인허가 주소로 바꾸면 상세 주소는 삭제합니다.'}
      </p>
      <ReasonForm
        label="사유"
        hint="회원에게 이 문장 그대로 보냅니다."
        what="정정 사유"
        isBusy={send.isPending}
        onAsk={(reason) => send.mutate({ checkNo, seen, reason, ...givenOf(typed, filled) })}
        fields={<WordFields text={TEXT} typed={typed} onType={setTyped} />}
      >
        {isReplaced ? '정정하고 수료증 재발급' : '바로잡기'}
      </ReasonForm>
    </Panel>
  )
}

/** Returns the fields of the register's row that differ, as far as an application has columns for them. */
function startOf({ candidates }: LicenceRecord, filled: RegisterRow | null): Typed {
  if (filled === null) return {}
  const { licenseNumber, businessName, address } = filled
  const differs = candidates.find((row) => row.licenseNumber === licenseNumber)?.differences ?? []
  return {
    licenseNumber,
    ...(differs.includes('businessName') && businessName.length <= 80 ? { businessName } : {}),
    ...(differs.includes('address') && address.length <= 150 ? { address } : {}),
  }
}

/** Clears the typed detail if the register's address is used: that address is complete, and the detail would appear twice. */
function givenOf(typed: Typed, filled: RegisterRow | null): Typed {
  const given = Object.entries(typed).flatMap(([name, text]) =>
    text.trim() === '' ? [] : [[name, text.trim()]],
  )
  const isWhole = filled !== null && typed.address === filled.address
  return { ...(isWhole ? { address2: '' } : {}), ...Object.fromEntries(given) }
}
