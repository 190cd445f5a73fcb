import { DefinitionList, Dialog, LinkButton, linkButton } from '@hygiene/ui'
import { Download, ExternalLink } from 'lucide-react'
import { DesignationVerdict } from './designation-verdict.tsx'
import { type Designation, isPicture, kindLabel, sizeWords } from './designation-words.ts'
import styles from './designations.module.css'

/** `url`: the bytes in this browser's own keeping. */
export type OpenedDesignation = { designation: Designation; url: string }

type DesignationDialogProps = OpenedDesignation & { onClose: () => void; onJudged: () => void }

/** The record beside its confirmation: a picture here, a PDF in the browser's own viewer. */
export function DesignationDialog({ designation, url, onClose, onJudged }: DesignationDialogProps) {
  const { businessName, licenceNo, userName, kind, educationName, fileName, sizeBytes } = designation
  const opensHere = isPicture(designation)

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="지정확인서"
      size="wide"
      actions={
        <>
          {!opensHere && (
            <LinkButton wide href={url} target="_blank" rel="noopener noreferrer">
              PDF 열기 (새 창)
              <ExternalLink aria-hidden />
            </LinkButton>
          )}
          <a {...linkButton({ tone: 'secondary', wide: true })} href={url} download={fileName}>
            <Download aria-hidden />
            내려받기
          </a>
        </>
      }
    >
      <DefinitionList
        items={[
          { term: '영업장', detail: businessName },
          { term: '영업신고번호', detail: licenceNo || '영업신고 전' },
          { term: '신청자', detail: `${userName} (위생책임자)` },
          { term: '교육', detail: `${kindLabel[kind]}, ${educationName}` },
          { term: '파일', detail: `${fileName} (${sizeWords(sizeBytes)})` },
        ]}
      />
      <DesignationVerdict designation={designation} onJudged={onJudged} />
      {opensHere && <img className={styles.picture} src={url} alt={`${businessName} 지정확인서 사진`} />}
    </Dialog>
  )
}
