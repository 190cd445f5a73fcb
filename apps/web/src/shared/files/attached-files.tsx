import { sizeOnScreen } from '@hygiene/domain/platform/file/size-on-screen'
import { Card, linkButton } from '@hygiene/ui'
import { Download } from 'lucide-react'
import styles from './attached-files.module.css'
import { fileAddress } from './file-address.ts'

interface AttachedFile {
  fileNo: string
  name: string
  sizeBytes: number
  isChecked: boolean
}

export function AttachedFiles({ files }: { files: readonly AttachedFile[] }) {
  if (files.length === 0) return null
  return (
    <Card title="함께 보낸 파일">
      <ul className={styles.list}>
        {files.map(({ fileNo, name, sizeBytes, isChecked }) => (
          <li key={fileNo}>
            {isChecked ? (
              <a {...linkButton({ tone: 'secondary' })} href={fileAddress(fileNo)} download={name}>
                <Download aria-hidden />
                {name} ({sizeOnScreen(sizeBytes)})
              </a>
            ) : (
              <p>{name}: 검사가 끝나지 않았거나 열 수 없는 파일입니다.</p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
