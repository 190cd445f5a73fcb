import { CODE_TRIES } from '@hygiene/domain/member/account/phone-code'
import { formatPhone } from '@hygiene/domain/member/account/phone'
import { Button, NoticeBox, TextField } from '@hygiene/ui'
import form from '../forms/form.module.css'
import { fieldOf, type Part } from '@hygiene/client/use-fields'
import { TimeLeft } from '../time-left/time-left.tsx'
import type { PhoneAndCode, PhoneCode } from './use-phone-code.ts'

type PhoneCodeFieldsProps = Part<PhoneAndCode> & {
  phoneCode: PhoneCode
  label: string
  hint: string
}

export function PhoneCodeFields({ phoneCode, label, hint, ...part }: PhoneCodeFieldsProps) {
  const field = fieldOf(part)
  const { sent, isSending, isMatched } = phoneCode
  return (
    <>
      <TextField
        label={label}
        hint={hint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
        readOnly={sent !== null}
        {...field('phone')}
        beside={
          sent && (
            <Button tone="secondary" busy={isSending} onClick={phoneCode.send}>
              인증번호 다시 받기
            </Button>
          )
        }
      />
      {sent && (
        <div className={form.form}>
          <NoticeBox
            key={sent.phoneCodeNo}
            tone="done"
            title={`${formatPhone(sent.phone)} 번호로 인증번호를 보냈습니다.`}
            live
          />
          <TextField
            label="인증번호"
            hint={`문자로 받은 숫자 6자리입니다. ${CODE_TRIES}번까지 입력할 수 있습니다.`}
            inputMode="numeric"
            autoComplete="one-time-code"
            readOnly={isMatched}
            {...field('code')}
            onChange={({ target }) => part.change({ code: target.value.replaceAll(/\D/g, '').slice(0, 6) })}
          />
          <p className={form.remark}>
            {isMatched ? (
              '인증번호를 확인했습니다.'
            ) : (
              <TimeLeft key={sent.until} label="남은 시간" until={sent.until} onEnd={phoneCode.lapse} />
            )}
          </p>
          <div className={form.line}>
            {!isMatched && (
              <p className={form.remark}>
                문자가 오지 않으면 번호와 스팸 문자함을 확인한 뒤 인증번호를 다시 받아주세요.
              </p>
            )}
            <Button tone="secondary" size="small" onClick={phoneCode.reset}>
              번호 고치기
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
