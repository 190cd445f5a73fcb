import { tabStore } from '@hygiene/client/browser-store'
import type { RichBlock } from '@hygiene/domain/content/board/rich-text'
import { createStore, useStore } from 'zustand'
import type { SentFile } from '../../../shared/file-button/send-file.ts'

export interface Draft {
  kind: 'answer' | 'note'
  /** Holds rich-text blocks as JSON, as the editor returns them. */
  answer: string
  files: readonly SentFile[]
  note: string
  filled: number
  /** Increases when text is inserted from outside the editor, which then remounts with it. */
  edition: number
  /** Identifies the text being written, so that a second press sends nothing. */
  requestNo: string
}

const fresh = (): Draft => ({
  kind: 'answer',
  answer: '[]',
  files: [],
  note: '',
  filled: 0,
  edition: 0,
  requestNo: crypto.randomUUID(),
})

/** Holds the draft of each inquiry. The tab keeps it across a reload and an expired login. */
const drafts = createStore<ReadonlyMap<string, Draft>>(() => new Map())

const nameOf = (employeeNo: number, inquiryNo: number) => `answerDraft.${employeeNo}.${inquiryNo}`

/** Needs no schema: only this code writes the draft. An unreadable one counts as none. */
function keptIn(name: string): Draft | undefined {
  try {
    return (JSON.parse(tabStore.getItem(name) ?? 'null') as Draft | null) ?? undefined
  } catch {
    return undefined
  }
}

export function useDraft(employeeNo: number, inquiryNo: number): [Draft, (more: Partial<Draft>) => void] {
  const name = nameOf(employeeNo, inquiryNo)
  const draft = useStore(drafts, (all) => all.get(name))
  const change = (more: Partial<Draft>) =>
    drafts.setState((all) => {
      const next = { ...(all.get(name) ?? keptIn(name) ?? fresh()), ...more }
      tabStore.setItem(name, JSON.stringify(next))
      return new Map(all).set(name, next)
    }, true)
  return [draft ?? keptIn(name) ?? EMPTY, change]
}

const EMPTY = fresh()

export const answerOf = ({ answer }: Pick<Draft, 'answer'>) => JSON.parse(answer) as RichBlock[]

export function clearDraft(employeeNo: number, inquiryNo: number) {
  const name = nameOf(employeeNo, inquiryNo)
  tabStore.removeItem(name)
  drafts.setState((all) => new Map([...all].filter(([kept]) => kept !== name)), true)
}
