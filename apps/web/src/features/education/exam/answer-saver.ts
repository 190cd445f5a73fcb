import { tabStore } from '@hygiene/client/browser-store'
import { Broken, call, Refused } from '@hygiene/client'
import { saveAnswer } from '@hygiene/contracts/education/exam/save-answer'
import type { AnswerSheet } from './answer-sheet.ts'

export type Saving = 'idle' | 'saving' | 'saved' | 'waiting'

type Wiring = {
  attemptNo: number
  onSaving: (saving: Saving) => void
  onRefused: (refused: Refused) => void
}

const keyOf = (attemptNo: number) => `exam-${attemptNo}`

/** Returns the answers of this attempt that the server does not have yet. They survive a reload. */
export function unsavedAnswers(attemptNo: number): AnswerSheet {
  const kept = tabStore.getItem(keyOf(attemptNo))
  return kept === null ? {} : (JSON.parse(kept) as AnswerSheet)
}

export function clearUnsaved(attemptNo: number) {
  tabStore.removeItem(keyOf(attemptNo))
}

/** Saves answers one at a time, so that the last one given is the last one stored. */
export function createAnswerSaver({ attemptNo, onSaving, onRefused }: Wiring) {
  let isSending = false

  function keep(unsaved: AnswerSheet) {
    tabStore.setItem(keyOf(attemptNo), JSON.stringify(unsaved))
  }

  async function sendAll() {
    if (isSending) return
    isSending = true
    onSaving('saving')
    onSaving(await sendEach())
    isSending = false
  }

  async function sendEach(): Promise<Saving> {
    for (;;) {
      const [first] = Object.entries(unsavedAnswers(attemptNo))
      if (!first) return 'saved'
      const [questionNo, chosen] = [Number(first[0]), first[1]]
      try {
        await call(saveAnswer, { attemptNo, questionNo, chosen }, { isQuiet: true, onBreakage: 'throw' })
      } catch (error) {
        if (error instanceof Refused) onRefused(error)
        else if (!(error instanceof Broken)) throw error
        return 'waiting'
      }
      clearSaved(questionNo, chosen)
    }
  }

  /** Keeps the entry if the person has chosen again in the meantime. */
  function clearSaved(questionNo: number, chosen: number) {
    const { [questionNo]: latest, ...rest } = unsavedAnswers(attemptNo)
    if (latest === chosen) keep(rest)
  }

  return {
    save: (questionNo: number, chosen: number) => {
      keep({ ...unsavedAnswers(attemptNo), [questionNo]: chosen })
      void sendAll()
    },
    retry: () => {
      if (Object.keys(unsavedAnswers(attemptNo)).length > 0) void sendAll()
    },
  }
}
