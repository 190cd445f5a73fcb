import { useSend } from '@hygiene/client'
import { openInstructorContact } from '@hygiene/contracts/in-person/instructor/staff/open-instructor-contact'
import { formatPhone } from '@hygiene/domain/member/account/phone'
import { Button, Dialog } from '@hygiene/ui'
import { useEffect, useState } from 'react'
import { ReasonForm } from '../../../shared/ask-form/reason-form.tsx'
import type { InstructorRow } from './instructor-form.ts'

/** An opened telephone is masked again after so long. */
const SHOWN_MS = 30 * 60_000

/** A masked telephone; it is opened with a reason, which the log keeps. */
export function ContactCell({ instructorNo, name, phone }: InstructorRow) {
  const [shown, setShown] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const send = useSend(openInstructorContact, {
    refusedTitle: '열지 못했습니다',
    onDone: (opened) => {
      setShown(opened.phone)
      setIsAsking(false)
    },
  })
  useEffect(() => {
    const timer = shown === null ? undefined : setTimeout(() => setShown(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [shown])

  if (phone === '') return '-'
  if (shown !== null) return <mark>{formatPhone(shown)}</mark>
  return (
    <>
      {phone}{' '}
      <Button
        size="small"
        tone="quiet"
        aria-label={`${name} 휴대전화 보기`}
        onClick={() => setIsAsking(true)}
      >
        보기
      </Button>
      {isAsking && (
        <Dialog isOpen onClose={() => setIsAsking(false)} title={`${name} 강사의 휴대전화`}>
          <ReasonForm isBusy={send.isPending} onAsk={(reason) => send.mutate({ instructorNo, reason })}>
            번호 보기
          </ReasonForm>
        </Dialog>
      )}
    </>
  )
}
