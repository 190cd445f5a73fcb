import { tabStore } from '@hygiene/client/browser-store'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { useState } from 'react'
import type { SurveyDraft } from './survey-answers.ts'

/** A half-filled survey survives a reload and an ended login; it is forgotten with the tab. */
export function useSurveyDraft(enrolmentNo: EnrolmentNo) {
  const key = `survey-${enrolmentNo}`
  const [draft, setDraft] = useState<SurveyDraft>(() => {
    const kept = tabStore.getItem(key)
    return kept === null ? {} : (JSON.parse(kept) as SurveyDraft)
  })

  function answer(questionNo: number, value: number | string) {
    const next = { ...draft, [questionNo]: value }
    setDraft(next)
    tabStore.setItem(key, JSON.stringify(next))
  }

  return { draft, answer, clear: () => tabStore.removeItem(key) }
}
