import { tabStore } from '@hygiene/client/browser-store'
import type { ContentBody } from '@hygiene/contracts/content/post/staff/content-body'

/** Holds unsaved text with the version it is based on. It survives a reload and a lost connection. */
export interface KeptDraft {
  basedOn: number
  body: ContentBody
}

const nameOf = (employeeNo: number, record: string) => `contentDraft.${employeeNo}.${record}`

export function keepDraft(employeeNo: number, record: string, draft: KeptDraft): void {
  tabStore.setItem(nameOf(employeeNo, record), JSON.stringify(draft))
}

export function clearDraft(employeeNo: number, record: string): void {
  tabStore.removeItem(nameOf(employeeNo, record))
}

/** Reads a draft without a schema: only this code writes it. An unreadable one counts as none. */
export function keptDraft(employeeNo: number, record: string): KeptDraft | null {
  const kept = tabStore.getItem(nameOf(employeeNo, record))
  if (kept === null) return null
  try {
    return JSON.parse(kept) as KeptDraft
  } catch {
    return null
  }
}
