import { sizeOnScreen } from '@hygiene/domain/platform/file/size-on-screen'
import type { readInquiry } from '@hygiene/contracts/content/inquiry/read-inquiry'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { linkButton } from '@hygiene/ui'
import { Download } from 'lucide-react'
import { fileAddress } from '../../../shared/files/file-address.ts'
import styles from './inquiry.module.css'

export function InquiryFiles({ files }: Pick<EntityOf<typeof readInquiry>, 'files'>) {
  if (files.length === 0) return null
  return (
    <section className={styles.files} aria-label="첨부파일">
      {files.map(({ fileNo, name, sizeBytes, isChecked }) =>
        isChecked ? (
          <a key={fileNo} {...linkButton({ tone: 'secondary' })} href={fileAddress(fileNo)} download={name}>
            <Download aria-hidden />
            {name} ({sizeOnScreen(sizeBytes)})
          </a>
        ) : (
          <p key={fileNo}>{name} (바이러스 검사 중)</p>
        ),
      )}
    </section>
  )
}
