import { type Refused, useSend } from '@hygiene/client'
import { readHome } from '@hygiene/contracts/staff/home/read-home'
import { answerInquiry } from '@hygiene/contracts/content/inquiry/staff/answer-inquiry'
import { listStaffInquiries } from '@hygiene/contracts/content/inquiry/staff/list-staff-inquiries'
import { noteInquiry } from '@hygiene/contracts/content/inquiry/staff/note-inquiry'
import { readStaffInquiry } from '@hygiene/contracts/content/inquiry/staff/read-staff-inquiry'
import { showToast } from '@hygiene/ui'
import { useState } from 'react'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { answerOf, type Draft, clearDraft } from './drafts.ts'
import type { Inquiry } from './inquiry-text.ts'

/** Sends the typed text. A refusal is shown at the field and the text is kept. */
export function useSendText(
  { inquiryNo, version }: Pick<Inquiry, 'inquiryNo' | 'version'>,
  onAnswered: () => void,
) {
  const { employeeNo } = useEmployee()
  const [refused, setRefused] = useState<string>()
  const onRefused = ({ message }: Refused) => setRefused(message)
  const sent = (text: string) => {
    setRefused(undefined)
    clearDraft(employeeNo, inquiryNo)
    showToast(text)
  }
  const answer = useSend(answerInquiry, {
    refresh: [readStaffInquiry, listStaffInquiries, readHome],
    onRefused,
    onDone: (_, { isQuestion }) => {
      sent(
        isQuestion
          ? '추가로 질문했습니다. 답이 올 때까지 시계를 멈춥니다.'
          : '답변을 보냈습니다. 회원에게 문자로 알립니다.',
      )
      onAnswered()
    },
  })
  const note = useSend(noteInquiry, {
    refresh: [readStaffInquiry],
    onRefused,
    onDone: () => sent('메모를 남겼습니다.'),
  })

  function send(draft: Draft, how: { isQuestion: boolean; finishes: boolean }) {
    if (answer.isPending || note.isPending) return
    const { kind, requestNo } = draft
    if (kind === 'note') note.mutate({ inquiryNo, noteText: draft.note, requestNo })
    else {
      const finishes = how.finishes && !how.isQuestion
      answer.mutate({
        inquiryNo,
        version,
        requestNo,
        contents: answerOf(draft),
        fileNos: draft.files.map(({ fileNo }) => fileNo),
        isQuestion: how.isQuestion,
        finishes,
      })
    }
  }
  return { send, isBusy: answer.isPending || note.isPending, refused }
}
