import { withParticle } from '@hygiene/domain/particle'
import { useSend } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { ContentBody } from '@hygiene/contracts/content/post/staff/content-body'
import { listContents } from '@hygiene/contracts/content/post/staff/list-contents'
import { readContent } from '@hygiene/contracts/content/post/staff/read-content'
import { restoreContent } from '@hygiene/contracts/content/post/staff/restore-content'
import { saveContent } from '@hygiene/contracts/content/post/staff/save-content'
import { showToast } from '@hygiene/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { clearDraft, keepDraft, keptDraft } from './kept-draft.ts'

export type ContentRecord = EntityOf<typeof readContent>

/**
 * Manages the unsaved text of a record: the tab keeps it, and saving names the version it is based on. If another version was
 * saved since, `isBehind` is true and nothing is overwritten.
 */
export function useWriting(record: ContentRecord | null, begun: ContentBody) {
  const { employeeNo } = useEmployee()
  const navigate = useNavigate()
  const name = record ? String(record.contentNo) : `new-${begun.kind}`
  const [kept] = useState(() => keptDraft(employeeNo, name))
  const [body, setBody] = useState<ContentBody>(kept?.body ?? begun)
  const [basedOn, setBasedOn] = useState(kept?.basedOn ?? record?.version ?? 0)
  const [isDirty, setIsDirty] = useState(kept !== null)
  const [wasKept, setWasKept] = useState(kept !== null)
  /** Increases when the text is replaced, so that the editor remounts. */
  const [edition, setEdition] = useState(0)

  function change(next: ContentBody) {
    setBody(next)
    setIsDirty(true)
    keepDraft(employeeNo, name, { basedOn, body: next })
  }

  function take(version: number, next: ContentBody) {
    clearDraft(employeeNo, name)
    setBody(next)
    setBasedOn(version)
    setIsDirty(false)
    setWasKept(false)
    setEdition((count) => count + 1)
  }

  function rebase(version: number) {
    setBasedOn(version)
    keepDraft(employeeNo, name, { basedOn: version, body })
  }

  const refresh = [readContent, listContents]
  const save = useSend(saveContent, {
    refresh,
    onDone: ({ contentNo, version }) => {
      clearDraft(employeeNo, name)
      setBasedOn(version)
      setIsDirty(false)
      setWasKept(false)
      showToast(`${withParticle(`버전 ${version}`, '으로')} 저장했습니다.`)
      if (!record) void navigate(`/posts/${contentNo}`, { replace: true })
    },
    refusedTitle: '저장하지 못했습니다',
  })
  const restore = useSend(restoreContent, {
    refresh,
    onDone: ({ version }) => showToast(`${withParticle(`버전 ${version}`, '으로')} 되돌렸습니다.`),
    refusedTitle: '되돌리지 못했습니다',
  })
  // Shows a newer version at once if nothing is being written.
  if (record && !isDirty && record.version > basedOn) take(record.version, record.body)

  return {
    body,
    basedOn,
    edition,
    isDirty,
    wasKept,
    isBehind: record !== null && isDirty && record.version > basedOn,
    isSaving: save.isPending,
    change,
    take,
    rebase,
    save: () =>
      save.mutate({ ...(record ? { record: { contentNo: record.contentNo, basedOn } } : {}), body }),
    restore: (version: number) =>
      record && restore.mutate({ contentNo: record.contentNo, basedOn: record.version, version }),
  }
}

export type Writing = ReturnType<typeof useWriting>
