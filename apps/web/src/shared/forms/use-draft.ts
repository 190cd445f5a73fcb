import { tabStore } from '@hygiene/client/browser-store'
import { useState } from 'react'
import { type DraftOwner, clearDraft, keepDraft, restoreDraft } from '../../app/browser-storage/kept-draft.ts'

export type OpenDraft<Draft> = {
  draft: Draft
  change: (changed: Partial<Draft>) => void
  clear: () => void
}

export function useDraft<Draft extends object>(owner: DraftOwner, beginning: Draft): OpenDraft<Draft> {
  const [draft, setDraft] = useState(() => restoreDraft(owner, beginning, tabStore) ?? beginning)
  return {
    draft,
    change: (changed) =>
      setDraft((before) => {
        const after = { ...before, ...changed }
        keepDraft(owner, after, tabStore)
        return after
      }),
    clear: () => clearDraft(owner.form, tabStore),
  }
}
