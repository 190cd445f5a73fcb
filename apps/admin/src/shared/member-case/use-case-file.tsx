import { callForFile, isReportedCentrally, Refused } from '@hygiene/client'
import type { Endpoint, SentTo } from '@hygiene/contracts/kit/endpoint'
import type { CasePurpose } from '@hygiene/domain/staff/member-case/member-case'
import { showAlert } from '@hygiene/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CaseDialog } from './case-dialog.tsx'
import { readCasesAgain, useCase } from './use-case.ts'

type CaseFile<C extends Endpoint> = {
  contract: C
  sent: SentTo<C>
  memberNo: number
  suggested: { purpose: CasePurpose; text: string }
}

/**
 * Fetches a file with personal data within an open case, which it asks for if there is none. The file is shown no longer than the
 * case lasts. The caller renders `dialog`.
 */
export function useCaseFile<C extends Endpoint>({ contract, sent, memberNo, suggested }: CaseFile<C>) {
  const isCaseOpen = useCase(memberNo) !== null
  const [isAsking, setIsAsking] = useState(false)
  const [held, setHeld] = useState<string | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: () => callForFile(contract, sent),
    onSuccess: (file) => setHeld(URL.createObjectURL(file)),
    onError: async (error) => {
      if (error instanceof Refused && error.refusal === 'MEMBER_CASE_REQUIRED') {
        readCasesAgain()
        setIsAsking(true)
      } else if (!isReportedCentrally(error))
        await showAlert(error.message, { title: '파일을 열지 못했습니다' })
    },
  })
  // Releases the bytes when the screen is left.
  useEffect(() => () => URL.revokeObjectURL(held ?? ''), [held])

  return {
    url: isCaseOpen ? held : null,
    isPending,
    open: () => {
      if (!isCaseOpen) setIsAsking(true)
      else if (!isPending) mutate()
    },
    dialog: isAsking && (
      <CaseDialog
        memberNo={memberNo}
        suggested={suggested}
        onClose={() => setIsAsking(false)}
        onOpened={() => {
          setIsAsking(false)
          mutate()
        }}
      />
    ),
  }
}
