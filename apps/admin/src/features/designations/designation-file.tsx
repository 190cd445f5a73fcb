import { callForFile, isToldCentrally, Refused } from '@hygiene/client'
import { openSubmittedDesignation } from '@hygiene/contracts'
import { Button, EmptyState, LinkButton, linkButton, showAlert } from '@hygiene/ui'
import { useMutation } from '@tanstack/react-query'
import { Download, ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { CaseDialog } from '../../shared/case/case-dialog.tsx'
import { readCasesAgain, useCase } from '../../shared/case/use-case.ts'
import { useKeys } from '../../shared/keys/use-keys.ts'
import { type Designation, isPicture } from './designation-words.ts'
import styles from './designations.module.css'

/** What the case is opened for where the confirmation is looked at for its verdict. */
const FOR_A_VERDICT = { purpose: 'other', words: '지정확인서 확인' } as const

/** The file in an open case about its person: a picture here, a PDF in the browser's own viewer. */
export function DesignationFile({ designation }: { designation: Designation }) {
  const { kind, number, memberNo, businessName, fileName } = designation
  const isCaseOpen = useCase(memberNo) !== null
  const [isAsking, setIsAsking] = useState(false)
  const [held, setHeld] = useState<string | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: () => callForFile(openSubmittedDesignation, { kind, number }),
    onSuccess: (file) => setHeld(URL.createObjectURL(file)),
    onError: async (error) => {
      if (error instanceof Refused && error.refusal === 'STAFF_CASE_REQUIRED') {
        readCasesAgain()
        setIsAsking(true)
      } else if (!isToldCentrally(error)) await showAlert(error.message, { title: '파일을 열지 못했습니다' })
    },
  })
  // The browser keeps the bytes no longer than they are shown.
  useEffect(() => () => URL.revokeObjectURL(held ?? ''), [held])
  const url = isCaseOpen ? held : null
  const open = () => {
    if (!isCaseOpen) setIsAsking(true)
    else if (!isPending) mutate()
  }
  useKeys(url ? [] : [{ keys: 'v', label: '확인서 보기', run: open }])

  return (
    <section className={styles.file} aria-label="확인서 파일">
      {url ? (
        <>
          <div className={styles.acts}>
            {!isPicture(designation) && (
              <LinkButton href={url} target="_blank" rel="noopener noreferrer">
                PDF 열기 (새 창)
                <ExternalLink aria-hidden />
              </LinkButton>
            )}
            <a {...linkButton({ tone: 'secondary' })} href={url} download={fileName}>
              <Download aria-hidden />
              내려받기
            </a>
          </div>
          {isPicture(designation) && (
            <img className={styles.picture} src={url} alt={`${businessName} 지정확인서 사진`} />
          )}
        </>
      ) : (
        <EmptyState message="확인서에는 개인정보가 있어 가려 두었습니다.">
          <Button busy={isPending} onClick={open} aria-keyshortcuts="v">
            확인서 보기
          </Button>
        </EmptyState>
      )}
      {isAsking && (
        <CaseDialog
          memberNo={memberNo}
          suggested={FOR_A_VERDICT}
          onClose={() => setIsAsking(false)}
          onOpened={() => {
            setIsAsking(false)
            mutate()
          }}
        />
      )}
    </section>
  )
}
