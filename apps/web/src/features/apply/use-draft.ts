import { useState } from 'react'
import { type Draft, type DraftOwner, forgetDraft, keepDraft, restoreDraft } from './draft.ts'

export type DraftDesk = {
  draft: Draft
  change: (part: Partial<Draft>) => void
  forget: () => void
}

/** The draft of this person and business type; every change is kept at once. */
export function useDraft(owner: DraftOwner, beginning: Draft): DraftDesk {
  const [draft, setDraft] = useState(() => restoreDraft(owner, sessionStorage) ?? beginning)
  return {
    draft,
    change: (part) =>
      setDraft((before) => {
        const after = { ...before, ...part }
        keepDraft(owner, after, sessionStorage)
        return after
      }),
    forget: () => forgetDraft(owner.industryType, sessionStorage),
  }
}
