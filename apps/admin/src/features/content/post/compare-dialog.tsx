import { Loaded, read } from '@hygiene/client'
import { readContentVersion } from '@hygiene/contracts/content/post/staff/read-content-version'
import { Dialog, SelectField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bodyText } from './body-text.ts'
import { instantText } from './content-columns.tsx'
import styles from './contents.module.css'
import { Difference } from './difference.tsx'
import type { ContentRecord } from './use-writing.ts'

export function CompareDialog({ record, onClose }: { record: ContentRecord; onClose: () => void }) {
  const { contentNo, versions } = record
  const [earlier, setEarlier] = useState(versions[1]?.version ?? 1)
  const [later, setLater] = useState(versions[0]?.version ?? 1)
  const before = useQuery(read(readContentVersion, { contentNo, version: earlier }))
  const after = useQuery(read(readContentVersion, { contentNo, version: later }))
  const options = versions.map(({ version, writtenAt, writtenByName }) => ({
    value: String(version),
    label: `버전 ${version} · ${instantText(writtenAt)} ${writtenByName}`,
  }))
  return (
    <Dialog isOpen title="버전 비교" size="wide" onClose={onClose}>
      <div className={styles.fields}>
        <SelectField
          label="이전 버전"
          options={options}
          value={String(earlier)}
          onChange={({ target }) => setEarlier(Number(target.value))}
        />
        <SelectField
          label="이후 버전"
          options={options}
          value={String(later)}
          onChange={({ target }) => setLater(Number(target.value))}
        />
      </div>
      <Loaded query={before}>
        {(old) => (
          <Loaded query={after}>
            {(young) => <Difference before={bodyText(old.body)} after={bodyText(young.body)} />}
          </Loaded>
        )}
      </Loaded>
    </Dialog>
  )
}
