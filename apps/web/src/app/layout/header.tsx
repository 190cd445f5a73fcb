import { Menu } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useHashModal } from '../router/use-hash-modal.ts'
import {
  changeDisplay,
  nextTextSize,
  textSizeLabel,
  useDisplaySettings,
} from '../display-settings/display-settings.ts'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { MAIN_MENU, mainEntryOf } from './menu.ts'

const MenuDrawer = lazy(() => import('./menu-drawer.tsx').then(({ MenuDrawer: view }) => ({ default: view })))

export function Header() {
  const { pathname } = useLocation()
  const menu = useHashModal('menu')
  const current = mainEntryOf(pathname)

  return (
    <div className={styles.header}>
      <div className={styles.inner}>
        <Logo />
        <nav className={styles.entries} aria-label="주 메뉴">
          {MAIN_MENU.map((entry) => (
            <Link key={entry.label} to={entry.to} data-current={entry === current || undefined}>
              {entry.label}
            </Link>
          ))}
        </nav>
        <div className={styles.tools}>
          <TextSizeStep />
          <button type="button" className={styles.menu} aria-haspopup="dialog" onClick={menu.open}>
            <Menu aria-hidden />
            <span>
              <span className={styles.wideWord}>전체</span>메뉴
            </span>
          </button>
        </div>
      </div>
      <Suspense>{menu.isOpen && <MenuDrawer modal={menu} />}</Suspense>
    </div>
  )
}

function TextSizeStep() {
  const { text } = useDisplaySettings()
  const next = nextTextSize(text)
  return (
    <button
      type="button"
      className={styles.textStep}
      aria-label={`가+ 글자 크기 ${textSizeLabel[next]}`}
      onClick={() => changeDisplay({ text: next })}
    >
      <span aria-hidden>
        가<sup>+</sup>
      </span>
    </button>
  )
}
