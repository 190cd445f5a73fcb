import { type Refused, useSend } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { findPayable } from '@hygiene/contracts/money/payment/staff/find-payable'
import { Button, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { AskForm } from '../ask-form/ask-form.tsx'

export type Due = EntityOf<typeof findPayable>
type FindApplicationProps = { applicationNo?: number | undefined; onFound: (due: Due) => void }

/** The application that waits for its money, by its number. */
export function FindApplication({ applicationNo, onFound }: FindApplicationProps) {
  const [typed, setTyped] = useState(applicationNo === undefined ? '' : String(applicationNo))
  const [error, setError] = useState<string>()
  const find = useSend(findPayable, {
    onDone: onFound,
    onRefused: (refused: Refused) => setError(refused.message),
  })
  return (
    <AskForm
      judge={() => (/^[1-9]\d{0,8}$/.test(typed) ? {} : { applicationNo: '신청번호를 숫자로 입력해주세요.' })}
      onWrong={(wrong) => setError(wrong.applicationNo)}
      onAsk={() => find.mutate({ applicationNo: Number(typed) })}
    >
      <TextField
        label="신청번호"
        name="applicationNo"
        hint="결제 화면이나 회원의 신청 건에 있습니다."
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" wide busy={find.isPending}>
        신청 검색
      </Button>
    </AskForm>
  )
}
