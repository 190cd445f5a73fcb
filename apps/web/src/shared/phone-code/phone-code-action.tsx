import { Button, CardAction } from '@hygiene/ui'
import type { PhoneCode } from './use-phone-code.ts'

type PhoneCodeActionProps = {
  phoneCode: PhoneCode
  /** The action that the code permits. */
  label: string
  isBusy: boolean
}

/** The one main button of a form with a code: first it sends the code, then the form. */
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
