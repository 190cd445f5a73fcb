import { sizeOnScreen } from '@hygiene/domain/platform/file/size-on-screen'
import { call } from '@hygiene/client'
import { countDownload } from '@hygiene/contracts/content/board/count-download'
import type { readPost } from '@hygiene/contracts/content/board/read-post'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { linkButton } from '@hygiene/ui'
import { Download } from 'lucide-react'
import { fileAddress } from '../../../shared/files/file-address.ts'
import styles from './board.module.css'

type PostFile = EntityOf<typeof readPost>['files'][number]

/** A failed count must not prevent the download. */
function count(fileNo: string) {
  void call(countDownload, { fileNo }, { keepalive: true, onBreakage: 'throw' }).catch(() => undefined)
}

export function PostFiles({ files }: { files: readonly PostFile[] }) {
  return (
    <section className={styles.files} aria-label="첨부파일">
      {files.map(({ fileNo, name, sizeBytes }) => (
        <a
          key={fileNo}
          {...linkButton({ tone: 'secondary' })}
          href={fileAddress(fileNo)}
          download={name}
          onClick={() => count(fileNo)}
        >
          <Download aria-hidden />
          {name} ({sizeOnScreen(sizeBytes)})
        </a>
      ))}
    </section>
  )
}
