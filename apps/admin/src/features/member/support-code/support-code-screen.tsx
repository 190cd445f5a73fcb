import { useForm } from '@hygiene/client/use-form'
import { redeemSupportCode } from '@hygiene/contracts/member/support-code/staff/redeem-support-code'
import { supportCodeForm, withoutSpaces } from '@hygiene/contracts/forms/support-code'
import { Button, TextField } from '@hygiene/ui'
import { useEffect, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'

/** Opens the caller's record by the digits they read out. It asks for no reason, because the member gave the code. */
export function SupportCodeScreen() {
  const go = useNavigate()
  const id = useId()
  // Focuses the field after the heading, which the screen focuses on arrival: the caller is already reading the digits.
  useEffect(() => {
    const frame = requestAnimationFrame(() => document.getElementById(id)?.focus())
    return () => cancelAnimationFrame(frame)
  }, [id])
  const form = useForm(redeemSupportCode, {
    rules: supportCodeForm,
    start: { supportCode: '' },
    input: withoutSpaces,
    refusedTitle: '상담 코드로 검색하지 못했습니다',
    onDone: ({ memberNo }) => void go(`/members/${memberNo}`, { state: { supportCodeOf: memberNo } }),
  })

  return (
    <AdminScreen title="상담 코드" width="narrow">
      <AskForm form={form}>
        <TextField
          label="상담 코드"
          hint="회원이 «나의 정보»의 상담 코드 6자리를 불러주시면 바로 검색합니다."
          inputMode="numeric"
          autoComplete="off"
          id={id}
          maxLength={7}
          {...form.field('supportCode')}
        />
        <Button type="submit" busy={form.isBusy}>
          회원 불러오기
        </Button>
      </AskForm>
    </AdminScreen>
  )
}
