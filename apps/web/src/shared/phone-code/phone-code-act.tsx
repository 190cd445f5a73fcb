import { Button, CardAct } from '@hygiene/ui'
import type { PhoneCode } from './use-phone-code.ts'

type PhoneCodeActProps = {
  phoneCode: PhoneCode
  /** The act that the code permits. */
  label: string
  isBusy: boolean
}

/** The one main button of a form with a code: first it sends the code, then the form. */
export function PhoneCodeAct({ phoneCode, label, isBusy }: PhoneCodeActProps) {
  return (
    <CardAct>
      {phoneCode.sent ? (
        <Button type="submit" busy={isBusy}>
          {label}
        </Button>
      ) : (
        <Button busy={phoneCode.isSending} onClick={phoneCode.send}>
          인증번호 받기
        </Button>
      )}
    </CardAct>
  )
}
