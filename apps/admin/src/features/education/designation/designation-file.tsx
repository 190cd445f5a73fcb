import { openSubmittedDesignation } from '@hygiene/contracts/education/designation/staff/open-submitted-designation'
import { Button, EmptyState, LinkButton, linkButton } from '@hygiene/ui'
import { Download, ExternalLink } from 'lucide-react'
import { useCaseFile } from '../../../shared/member-case/use-case-file.tsx'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import verdict from '../../../shared/record/verdict.module.css'
import { type Designation, isPicture } from './designation-text.ts'
import styles from './designations.module.css'

/** What the case is opened for where the confirmation is looked at for its verdict. */
const FOR_A_VERDICT = { purpose: 'other', text: '지정확인서 확인' } as const

/** The file in an open case about its person: a picture here, a PDF in the browser's own viewer. */
export function DesignationFile({ designation }: { designation: Designation }) {
  const { kind, number, memberNo, businessName, fileName } = designation
  const { url, isPending, open, dialog } = useCaseFile({
    contract: openSubmittedDesignation,
    sent: { kind, number },
    memberNo,
    suggested: FOR_A_VERDICT,
  })
  useKeys(url ? [] : [{ keys: 'v', label: '확인서 보기', run: open }])

  return (
    <section className={styles.file} aria-label="확인서 파일">
      {url ? (
        <>
          <div className={verdict.actions}>
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
      {dialog}
    </section>
  )
}
