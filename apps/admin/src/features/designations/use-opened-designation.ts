import { callForFile, isToldCentrally } from '@hygiene/client'
import { openSubmittedDesignation } from '@hygiene/contracts'
import { showAlert } from '@hygiene/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { OpenedDesignation } from './designation-dialog.tsx'
import type { Designation } from './designation-words.ts'

/** Fetches a file with the reason it is looked at for; the server writes the look down before it answers. */
export function useOpenedDesignation(reason: string) {
  const [opened, setOpened] = useState<OpenedDesignation | null>(null)
  const fetching = useMutation({
    mutationFn: async ({ kind, recordNo }: Designation) =>
      callForFile(openSubmittedDesignation, { kind, recordNo, reason }),
    onSuccess: (file, designation) => setOpened({ designation, url: URL.createObjectURL(file) }),
    onError: async (error) => {
      if (!isToldCentrally(error)) await showAlert(error.message, { title: '파일을 열지 못했습니다' })
    },
  })
  // The browser keeps the bytes no longer than they are shown.
  useEffect(() => () => URL.revokeObjectURL(opened?.url ?? ''), [opened])
  return {
    opened,
    opening: fetching.isPending ? fetching.variables : undefined,
    open: (designation: Designation) => {
      if (!fetching.isPending) fetching.mutate(designation)
    },
    close: () => setOpened(null),
  }
}
