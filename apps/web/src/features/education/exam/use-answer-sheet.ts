import { isReportedCentrally, type Refused } from '@hygiene/client'
import { showAlert } from '@hygiene/ui'
import { useEffect, useMemo, useState } from 'react'
import { createAnswerSaver, type Saving, unsavedAnswers } from './answer-saver.ts'
import { type AnswerSheet, type Attempt, sheetOf } from './answer-sheet.ts'

export function useAnswerSheet({ attemptNo, questions }: Attempt, onClosed: () => void) {
  const [sheet, setSheet] = useState<AnswerSheet>(() => sheetOf(questions, unsavedAnswers(attemptNo)))
  const [saving, setSaving] = useState<Saving>('idle')

  const saver = useMemo(() => {
    const onRefused = async (refused: Refused) => {
      if (isReportedCentrally(refused)) return
      await showAlert(refused.message, { title: '답을 저장하지 못했습니다' })
      onClosed()
    }
    return createAnswerSaver({
      attemptNo,
      onSaving: setSaving,
      onRefused: (refused) => void onRefused(refused),
    })
  }, [attemptNo, onClosed])

  useEffect(() => {
    saver.retry()
    window.addEventListener('online', saver.retry)
    return () => window.removeEventListener('online', saver.retry)
  }, [saver])

  return {
    sheet,
    saving,
    choose: (questionNo: number, chosen: number) => {
      setSheet({ ...sheet, [questionNo]: chosen })
      saver.save(questionNo, chosen)
    },
  }
}
