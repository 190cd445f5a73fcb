import { Button, CardAction } from '@hygiene/ui'
import type { PhoneCode } from './use-phone-code.ts'

type PhoneCodeActionProps = {
  phoneCode: PhoneCode
  label: string
  isBusy: boolean
}

export function PhoneCodeAction({ phoneCode, label, isBusy }: PhoneCodeActionProps) {
  return (
    <CardAction>
      {phoneCode.sent ? (
        <Button type="submit" busy={isBusy}>
          {label}
        </Button>
      ) : (
        <Button busy={phoneCode.isSending} onClick={phoneCode.send}>
          인증번호 받기
        </Button>
      )}
    </CardAction>
  )
}
