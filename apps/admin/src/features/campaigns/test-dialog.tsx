import { useSend } from '@hygiene/client'
import { readCampaign } from '@hygiene/contracts/staff-campaigns/read-campaign'
import { testCampaign } from '@hygiene/contracts/staff-campaigns/test-campaign'
import { isMobilePhone } from '@hygiene/domain'
import { Button, Dialog, showToast, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { AskForm } from '../../shared/ask-form/ask-form.tsx'
import type { Campaign } from './campaign-words.ts'

/** Sends the draft to the own telephone; the number is typed once. */
export function TestDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { campaignNo, ownPhone } = campaign
  const [phone, setPhone] = useState('')
  const [wrong, setWrong] = useState<{ phone?: string }>({})
  const send = useSend(testCampaign, {
    refresh: [readCampaign],
    refusedTitle: '보내지 못했습니다',
    onDone: () => {
      showToast('시험 문자를 보냈습니다. 곧 도착합니다.')
      onClose()
    },
  })
  const isKept = phone === '' && ownPhone !== ''
  return (
    <Dialog isOpen size="small" title="나에게 시험 보내기" onClose={onClose}>
      <AskForm
        judge={() => (isKept || isMobilePhone(phone) ? {} : { phone: '휴대전화 번호를 다시 확인해주세요.' })}
        onWrong={setWrong}
        onAsk={() => {
          if (!send.isPending) send.mutate({ campaignNo, ...(isKept ? {} : { phone }) })
        }}
      >
        <p>저장한 글을 보냅니다. 시험 문자의 수신거부 주소는 열리지 않습니다.</p>
        <TextField
          label="내 휴대전화"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={13}
          hint={ownPhone === '' ? '다음부터는 이 번호로 보냅니다.' : `비우면 ${ownPhone} 번호로 보냅니다.`}
          data-first-focus
          value={phone}
          error={wrong.phone}
          onChange={({ target }) => setPhone(target.value)}
        />
        <Button type="submit" busy={send.isPending}>
          시험 보내기
        </Button>
      </AskForm>
    </Dialog>
  )
}
