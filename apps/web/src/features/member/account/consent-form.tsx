import { useSend } from '@hygiene/client'
import { readMyPage } from '@hygiene/contracts/member/account/read-my-page'
import { updateMember } from '@hygiene/contracts/member/account/update-member'
import { formatSeoulLongDate } from '@hygiene/domain/time/seoul-day'
import { Button, Card, CheckboxField, showToast, VisuallyHidden } from '@hygiene/ui'
import { useState } from 'react'
import form from '../../../shared/forms/form.module.css'
import { LegalModal } from '../../../app/legal/legal-modal.tsx'
import { useHashModal } from '../../../app/router/use-hash-modal.ts'
import { CONSENTS, type ConsentText } from './consents.ts'
import type { MyPageFacts } from './my-page-facts.ts'

/** Makes optional consents as easy to withdraw as to give (Personal Information Protection Act Art. 37). */
export function ConsentForm({ facts }: { facts: MyPageFacts }) {
  return (
    <Card
      title="선택 동의"
      lead="누르면 바로 저장됩니다. 거두신 동의는 7일 안에 모두 반영되며, 동의하지 않으셔도 불이익이 없습니다."
    >
      {CONSENTS.map((text) => (
        <ConsentRow key={text.name} text={text} agreedAt={facts[text.agreedAt]} />
      ))}
    </Card>
  )
}

function ConsentRow({ text, agreedAt }: { text: ConsentText; agreedAt: string | null }) {
  const modal = useHashModal(`my-${text.name}`)
  const [wanted, setWanted] = useState<boolean | null>(null)
  const send = useSend(updateMember, {
    refresh: [readMyPage],
    refusedTitle: '동의를 저장하지 못했습니다',
    onDone: (_saved, input) =>
      showToast(input[text.name] === 1 ? '동의를 저장했습니다.' : '동의를 거두었습니다.'),
  })
  const isGiven = wanted ?? agreedAt !== null

  function change(given: boolean) {
    if (send.isPending) return
    setWanted(given)
    send.mutate({ [text.name]: given ? 1 : 0 }, { onSettled: () => setWanted(null) })
  }

  return (
    <div className={form.consent}>
      <CheckboxField
        label={`${text.title}에 동의합니다`}
        hint={
          agreedAt === null
            ? '동의하지 않으셨습니다.'
            : `${formatSeoulLongDate(new Date(agreedAt))}에 동의하셨습니다.`
        }
        name={text.name}
        checked={isGiven}
        onChange={({ target }) => change(target.checked)}
      />
      <Button tone="secondary" size="small" aria-haspopup="dialog" onClick={modal.open}>
        <span>
          <VisuallyHidden>{text.title} 전체</VisuallyHidden> 보기
        </span>
      </Button>
      <LegalModal document={text.document} label={text.title} modal={modal} />
    </div>
  )
}
