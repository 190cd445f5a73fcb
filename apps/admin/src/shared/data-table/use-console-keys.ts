import { useNavigate } from 'react-router-dom'
import { useKeys } from '../keys/use-keys.ts'
import type { useRowPlace } from './use-row-place.ts'

type ConsoleKeysWanted = {
  place: ReturnType<typeof useRowPlace>
  href: string | null
  isFilterable: boolean
  onFilter: () => void
  onReload: () => void
  selection: { toggle: (key: string) => void; release: (() => void) | null } | null
}

export function useConsoleKeys({
  place,
  href,
  isFilterable,
  onFilter,
  onReload,
  selection,
}: ConsoleKeysWanted): void {
  const go = useNavigate()
  const { row } = place
  const release = selection?.release ?? null
  useKeys(
    [
      { keys: 'j', label: '다음 줄', run: () => place.step(1) },
      { keys: 'k', label: '앞 줄', run: () => place.step(-1) },
      {
        keys: 'Enter',
        label: '열기',
        run: () => (href ? void go(href) : pressOn('[data-here] [data-row-action]')),
      },
      { keys: 'r', label: '다시 불러오기', run: onReload },
      { keys: '/', label: '이 목록에서 검색', run: () => focusOn('[data-admin-search]') },
      { keys: 'v', label: '가린 칸 보기', run: () => pressOn('[data-here] [data-unmask]') },
      ...(isFilterable ? [{ keys: 'f', label: '필터', run: onFilter }] : []),
      ...(selection && row !== null
        ? [{ keys: 'x', label: '고르기', run: () => selection.toggle(row) }]
        : []),
      ...(release ? [{ keys: 'Escape', label: '고른 것 풀기', run: release }] : []),
    ],
    { title: '목록' },
  )
}

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()
const pressOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
