import { createStore, useStore } from 'zustand'

export interface Draft {
  kind: 'answer' | 'note'
  answer: string
  note: string
  /** Fields of a canned answer that were filled. */
  filled: number
  /** Of the words being written: a second press sends none. */
  requestNo: string
}

const fresh = (): Draft => ({
  kind: 'answer',
  answer: '',
  note: '',
  filled: 0,
  requestNo: crypto.randomUUID(),
})

/** What is being written under each inquiry, in memory only: it stays while the clerk looks at another one. */
const drafts = createStore<ReadonlyMap<number, Draft>>(() => new Map())

export function useDraft(inquiryNo: number): [Draft, (more: Partial<Draft>) => void] {
  const kept = useStore(drafts, (all) => all.get(inquiryNo))
  const draft = kept ?? EMPTY
  const change = (more: Partial<Draft>) =>
    drafts.setState(
      (all) => new Map(all).set(inquiryNo, { ...(all.get(inquiryNo) ?? fresh()), ...more }),
      true,
    )
  return [draft, change]
}

const EMPTY = fresh()

/** Sent: the next words are new ones. */
export function forgetDraft(inquiryNo: number) {
  drafts.setState((all) => new Map([...all].filter(([no]) => no !== inquiryNo)), true)
}
