import { read, useSend } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listViews } from '@hygiene/contracts/staff/saved-view/list-views'
import { removeView } from '@hygiene/contracts/staff/saved-view/remove-view'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, Plus, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { addressOf, addressToOpen, type AdminPlan, type TableQuery, queryOf } from './table-query.ts'
import type { AdminScreenName, BuiltInView } from './table-types.ts'
import styles from './table-views.module.css'
import { Popover } from './popover.tsx'
import { SaveView } from './save-view.tsx'

type TableViewsProps = {
  screen: AdminScreenName
  views: readonly BuiltInView[]
  query: TableQuery
  plan: AdminPlan
}
type SavedView = EntityOf<typeof listViews>['list'][number]

/** Views of a list as tabs, each an address of it: those of the screen, of the role, and one's own; and a way to keep another. */
export function TableViews({ screen, views, query, plan }: TableViewsProps) {
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery(read(listViews, { screen }))
  const saved = data?.list ?? []
  const now = addressOf(query, plan).toString()
  const tabs = [
    { name: '전체', address: '', icon: null },
    ...views.map((view) => ({ ...view, icon: null })),
    ...saved.map(tabOf),
  ]
  return (
    <div className={styles.row}>
      <nav aria-label="보기" className={styles.views}>
        {tabs.map(({ name, address, icon }) => {
          const opened = queryOf(new URLSearchParams(address), plan)
          return (
            <Link
              key={`${name} ${address}`}
              to={{ pathname, search: addressToOpen(opened, plan) }}
              aria-current={addressOf(opened, plan).toString() === now ? 'page' : undefined}
            >
              {icon}
              {name}
            </Link>
          )
        })}
      </nav>
      <Popover opener={<Plus aria-hidden />} label="보기 저장" isOpen={isOpen} onToggle={setIsOpen}>
        <SaveView screen={screen} address={now} onSaved={() => setIsOpen(false)} />
        <Removable views={saved.filter(({ mayRemove }) => mayRemove)} />
      </Popover>
    </div>
  )
}

function tabOf({ name, viewAddress, isOfRole }: SavedView) {
  return { name, address: viewAddress, icon: isOfRole ? <Users aria-hidden /> : <Bookmark aria-hidden /> }
}

function Removable({ views }: { views: readonly SavedView[] }) {
  const remove = useSend(removeView, { refresh: [listViews], refusedTitle: '보기를 삭제하지 못했습니다' })
  if (views.length === 0) return null
  return (
    <ul className={styles.saved}>
      {views.map(({ viewNo, name }) => (
        <li key={viewNo}>
          {name}
          <button type="button" aria-label={`${name} 보기 삭제`} onClick={() => remove.mutate({ viewNo })}>
            <Trash2 aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
