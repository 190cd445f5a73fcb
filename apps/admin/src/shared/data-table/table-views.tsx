import { read, useSend } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listViews } from '@hygiene/contracts/staff/saved-view/list-views'
import { removeView } from '@hygiene/contracts/staff/saved-view/remove-view'
import { saveView } from '@hygiene/contracts/staff/saved-view/save-view'
import { type StaffRole, staffRoleLabel, staffRoles } from '@hygiene/domain/staff/permission/permissions'
import { Button, SelectField, showToast, TextField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, Plus, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useEmployee } from '../../app/login/staff-login.ts'
import { focusFirst, Popover } from './popover.tsx'
import { type AdminPlan, addressOf, addressToOpen, queryOf, type TableQuery } from './table-query.ts'
import type { AdminScreenName, BuiltInView } from './table-types.ts'
import styles from './table-views.module.css'

type TableViewsProps = {
  screen: AdminScreenName
  views: readonly BuiltInView[]
  query: TableQuery
  plan: AdminPlan
}
type SavedView = EntityOf<typeof listViews>['list'][number]

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

type SaveViewProps = { screen: AdminScreenName; address: string; onSaved: () => void }

/** Saves filters, order and columns. Headquarters can save them for a role. */
function SaveView({ screen, address, onSaved }: SaveViewProps) {
  const { role: own } = useEmployee()
  const [name, setName] = useState('')
  const [role, setRole] = useState('')
  const [error, setError] = useState<string | undefined>()
  const save = useSend(saveView, {
    refresh: [listViews],
    refusedTitle: '보기를 저장하지 못했습니다',
    onDone: () => {
      showToast('보기를 저장했습니다.')
      onSaved()
    },
  })
  return (
    <form
      ref={focusFirst}
      className={styles.save}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === '') setError('보기 이름을 입력해주세요.')
        else if (!save.isPending) save.mutate({ screen, name, viewAddress: address, role: roleNamed(role) })
      }}
    >
      <TextField
        label="보기 이름"
        hint="지금의 조건과 순서, 열을 그대로 저장합니다."
        autoComplete="off"
        maxLength={20}
        value={name}
        error={error}
        onChange={({ target }) => setName(target.value)}
      />
      {own === 'headquarters' && (
        <SelectField
          label="볼 사람"
          options={[
            { value: '', label: '나만' },
            ...staffRoles.map((one) => ({ value: one, label: `${staffRoleLabel[one]} 모두` })),
          ]}
          value={role}
          onChange={({ target }) => setRole(target.value)}
        />
      )}
      <Button type="submit" size="small" busy={save.isPending}>
        저장
      </Button>
    </form>
  )
}

function roleNamed(value: string): StaffRole | null {
  return staffRoles.find((role) => role === value) ?? null
}
