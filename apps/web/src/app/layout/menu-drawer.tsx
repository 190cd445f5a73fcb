import { Button, Dialog } from '@hygiene/ui'
import { LogOut } from 'lucide-react'
import type { HashModal } from '../router/use-hash-modal.ts'
import { askLogOut } from '../login/leaving.ts'
import { useLogin } from '../login/current-login.ts'
import { DrawerAccount } from './drawer-account.tsx'
import { DrawerDisplay } from './drawer-display.tsx'
import { LeavingLink } from './leaving-link.tsx'
import { type MenuGroup, SIDE_MENU } from './side-menu.ts'
import styles from './menu-drawer.module.css'

/** The side menu: everything, grouped as the specification groups it; logout at its end. */
export function MenuDrawer({ modal }: { modal: HashModal }) {
  const { accessToken } = useLogin()
  return (
    <Dialog isOpen={modal.isOpen} onClose={modal.close} title="전체메뉴" placement="end">
      <div className={styles.drawer}>
        <DrawerAccount modal={modal} />
        <nav aria-label="전체메뉴" className={styles.groups}>
          {SIDE_MENU.map((group) => (
            <Group key={group.label} group={group} modal={modal} />
          ))}
        </nav>
        <DrawerDisplay />
        {accessToken !== null && (
          <Button tone="secondary" wide onClick={() => void askLogOut()}>
            <LogOut aria-hidden />
            로그아웃
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function Group({ group: { label, links, rows = [] }, modal }: { group: MenuGroup; modal: HashModal }) {
  return (
    <section className={styles.group}>
      <h3>{label}</h3>
      {rows.map((row) => (
        <div key={row.name} className={styles.row}>
          <h4>{row.name}</h4>
          <ul>
            {row.links.map((link) => (
              <li key={link.to}>
                <LeavingLink {...link} context={row.name} modal={modal} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {links.length > 0 && (
        <ul className={styles.plain}>
          {links.map((link) => (
            <li key={link.to}>
              <LeavingLink {...link} modal={modal} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
