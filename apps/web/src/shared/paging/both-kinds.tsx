import { OnlineType, onlineTypeLabel } from '@hygiene/domain/text'
import { type ComponentType, type Key, type ReactNode } from 'react'
import { ScreenSection } from '../../app/layout/screen-section.tsx'
import styles from './both-kinds.module.css'
import { GrowingList, ListWaiting } from './growing-list.tsx'
import type { Pages } from './use-pages.ts'

type KindProps<R> = { pages: Pages<R>; rowKey: (row: R) => Key; Row: ComponentType<{ row: R }> }

type BothKindsProps<Online, InPerson> = {
  online: KindProps<Online>
  inPerson: KindProps<InPerson>
  head?: ReactNode
  empty: ReactNode
}

export function BothKinds<Online, InPerson>({
  online,
  inPerson,
  head,
  empty,
}: BothKindsProps<Online, InPerson>) {
  const lists = [online.pages, inPerson.pages]
  if (lists.every(({ rows }) => rows?.length === 0)) return empty
  if (lists.some(({ rows, error }) => rows === undefined && !error)) return <ListWaiting />
  return (
    <>
      {head}
      <Kind title={onlineTypeLabel[OnlineType.online]} {...online} />
      <Kind title={onlineTypeLabel[OnlineType.collective]} {...inPerson} />
    </>
  )
}

function Kind<R>({ title, pages, rowKey, Row }: KindProps<R> & { title: string }) {
  if (pages.rows?.length === 0) return null
  return (
    <ScreenSection title={title}>
      <GrowingList pages={pages} empty={null}>
        {(rows) => (
          <ul className={styles.rows}>
            {rows.map((one) => (
              <li key={rowKey(one)}>
                <Row row={one} />
              </li>
            ))}
          </ul>
        )}
      </GrowingList>
    </ScreenSection>
  )
}
