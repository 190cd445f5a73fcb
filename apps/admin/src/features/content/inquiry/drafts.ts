import { tabStore } from '@hygiene/client/browser-store'
import type { RichBlock } from '@hygiene/domain/content/board/rich-text'
import { createStore, useStore } from 'zustand'
import type { SentFile } from '../../../shared/file-button/send-file.ts'

export interface Draft {
  kind: 'answer' | 'note'
  /** Blocks as JSON, as the editor gives them. */
  answer: string
  /** Uploaded, and attached when the answer is sent. */
  files: readonly SentFile[]
  note: string
  /** Fields of a canned answer that were filled. */
  filled: number
  /** Grows where words are put in beside the editor, which then opens again with them. */
  edition: number
  /** Of the words being written: a second press sends none. */
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

/** What is being written under each inquiry; the tab keeps it over a reload and a login that has ended. */
const drafts = createStore<ReadonlyMap<string, Draft>>(() => new Map())

const nameOf = (employeeNo: number, inquiryNo: number) => `answerDraft.${employeeNo}.${inquiryNo}`

/** Written by this very code; what cannot be read is none. */
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

/** The blocks of a draft. */
export const answerOf = ({ answer }: Pick<Draft, 'answer'>) => JSON.parse(answer) as RichBlock[]

/** Sent: the next words are new ones. */
export function clearDraft(employeeNo: number, inquiryNo: number) {
  const name = nameOf(employeeNo, inquiryNo)
  tabStore.removeItem(name)
  drafts.setState((all) => new Map([...all].filter(([kept]) => kept !== name)), true)
}
