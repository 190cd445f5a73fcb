import { call, callForFile, isReportedCentrally, Refused } from '@hygiene/client'
import { askAttendanceSheet } from '@hygiene/contracts/in-person/session/staff/ask-attendance-sheet'
import { openAttendanceSheet } from '@hygiene/contracts/in-person/session/staff/open-attendance-sheet'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import { useFields } from '@hygiene/client/use-fields'
import { Button, Dialog, LinkButton, NoticeBox, RadioCards } from '@hygiene/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import styles from './sessions.module.css'

const REASONS = [
  { value: '교육 당일 출석부', label: '교육 당일 출석부' },
  { value: '출석 기록 대조', label: '출석 기록 대조' },
  { value: '관청 요청', label: '관청 요청' },
] as const

const AGAIN_MS = 700
const TRIES = 40

/** Requests the sheet and waits until the worker has drawn it. */
async function drawnSheet(sessionNo: SessionNo, reason: string): Promise<string> {
  const { sheetNo } = await call(askAttendanceSheet, { sessionNo, reason })
  for (let tries = 0; ; tries += 1) {
    try {
      return URL.createObjectURL(await callForFile(openAttendanceSheet, { sheetNo }))
    } catch (error) {
      const isDrawing = error instanceof Refused && error.refusal === 'SHEET_NOT_DRAWN'
      if (!isDrawing || tries >= TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
}

/** Asks for a reason, because the names of all people leave the screen on paper. */
export function SheetDialog({ sessionNo, onClose }: { sessionNo: SessionNo; onClose: () => void }) {
  const form = useFields({ reason: '교육 당일 출석부' as (typeof REASONS)[number]['value'] }, () => ({}))
  const drawing = useMutation({
    mutationFn: () => drawnSheet(sessionNo, form.draft.reason),
    onError: (error) => {
      if (!isReportedCentrally(error)) form.show({ reason: error.message })
    },
  })
  const { data } = drawing
  useEffect(() => () => URL.revokeObjectURL(data ?? ''), [data])

  return (
    <Dialog isOpen onClose={onClose} title="출석부 출력">
      <div className={styles.parts}>
        <p>이름과 서명란이 있는 A4 출석부를 만듭니다. 누가 왜 만들었는지 처리 기록에 남습니다.</p>
        {data === undefined ? (
          <AskForm form={form} onPass={() => drawing.mutate()}>
            <RadioCards legend="용도" options={REASONS} {...form.field('reason')} />
            <Button type="submit" wide busy={drawing.isPending}>
              출석부 만들기
            </Button>
          </AskForm>
        ) : (
          <NoticeBox title="출석부를 만들었습니다." live>
            <LinkButton href={data} target="_blank">
              출석부 인쇄하기 (새 창)
            </LinkButton>
          </NoticeBox>
        )}
      </div>
    </Dialog>
  )
}
