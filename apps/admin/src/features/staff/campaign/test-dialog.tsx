import { useForm } from '@hygiene/client/use-form'
import { readCampaign } from '@hygiene/contracts/staff/campaign/read-campaign'
import { testCampaign } from '@hygiene/contracts/staff/campaign/test-campaign'
import { isMobilePhone } from '@hygiene/domain/member/account/phone'
import { Button, Dialog, showToast, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import type { Campaign } from './campaign-text.ts'

export function TestDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { campaignNo, ownPhone } = campaign
  const [isCodeAsked, setIsCodeAsked] = useState(false)
  const form = useForm(testCampaign, {
    start: { phone: '', code: '' },
    judge: ({ phone, code }) => {
      if (isCodeAsked) return /^\d{6}$/.test(code) ? {} : { code: '확인번호 6자리를 입력해주세요.' }
      const isKept = phone === '' && ownPhone !== ''
      return isKept || isMobilePhone(phone) ? {} : { phone: '휴대전화 번호를 다시 확인해주세요.' }
    },
    input: ({ phone, code }) => ({
      campaignNo,
      ...(isCodeAsked ? { code } : phone === '' && ownPhone !== '' ? {} : { phone }),
    }),
    refresh: [readCampaign],
    refusedTitle: '보내지 못했습니다',
    onDone: ({ isCodeSent }) => {
      setIsCodeAsked(isCodeSent)
      if (isCodeSent) return
      showToast('시험 문자를 보냈습니다. 곧 도착합니다.')
      onClose()
    },
  })
  return (
    <Dialog isOpen size="small" title="나에게 시험 보내기" onClose={onClose}>
      <AskForm form={form}>
        <p>저장한 글을 보냅니다. 시험 문자의 수신거부 주소는 열리지 않습니다.</p>
        <TextField
          label="내 휴대전화"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={13}
          hint={ownPhone === '' ? '다음부터는 이 번호로 보냅니다.' : `비우면 ${ownPhone} 번호로 보냅니다.`}
          data-first-focus
          {...form.field('phone')}
          onChange={({ target }) => {
            form.change({ phone: target.value })
            setIsCodeAsked(false)
          }}
        />
        {isCodeAsked && (
          <TextField
            label="확인번호"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            hint="처음 쓰는 번호라 문자로 확인번호를 보냈습니다. 10분 안에 입력해주세요."
            {...form.field('code')}
          />
        )}
        <Button type="submit" busy={form.isBusy}>
          {isCodeAsked ? '확인하고 시험 보내기' : '시험 보내기'}
        </Button>
      </AskForm>
    </Dialog>
  )
}
