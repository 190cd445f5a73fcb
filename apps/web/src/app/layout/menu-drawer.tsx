import { Button, CheckboxField, Dialog } from '@hygiene/ui'
import { ChevronDown, LogOut } from 'lucide-react'
import { ASSOCIATION } from '../association/association.ts'
import { changeDisplay, useDisplaySettings } from '../display-settings/display-settings.ts'
import { TextSizeChoice } from '../display-settings/text-size-choice.tsx'
import { useLogin } from '../login/current-login.ts'
import { askLogOut } from '../login/leaving.ts'
import type { HashModal } from '../router/use-hash-modal.ts'
import { DrawerAccount } from './drawer-account.tsx'
import type { MenuLink } from './menu.ts'
import styles from './menu-drawer.module.css'
import { MenuRow } from './menu-row.tsx'
import { type MenuGroup, SIDE_MENU, TASKS } from './side-menu.ts'
import { useSiteLinks } from './use-site-links.ts'

export function MenuDrawer({ modal }: { modal: HashModal }) {
  const { accessToken } = useLogin()
  return (
    <Dialog isOpen={modal.isOpen} onClose={modal.close} title="전체메뉴" placement="end">
      <div className={styles.drawer}>
        <DrawerAccount modal={modal} />
        <nav aria-label="전체메뉴">
          <Rows links={TASKS} modal={modal} />
          <div className={styles.groups}>
            {SIDE_MENU.map((group) => (
              <Group key={group.label} group={group} modal={modal} />
            ))}
          </div>
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

function Group({ group: { label, links, trades = [] }, modal }: { group: MenuGroup; modal: HashModal }) {
  return (
    <details className={styles.group}>
      <summary>
        <h3>{label}</h3>
        <ChevronDown aria-hidden />
      </summary>
      {trades.map((trade) => (
        <section key={trade.name} className={styles.trade}>
          <h4>{trade.name}</h4>
          <Rows links={trade.links} context={trade.name} modal={modal} />
        </section>
      ))}
      <Rows links={links} modal={modal} />
    </details>
  )
}

function Rows({ links, ...row }: { links: readonly MenuLink[]; context?: string; modal: HashModal }) {
  const linkOf = useSiteLinks()
  const shown = links.flatMap(({ place, ...link }) => {
    const to = place === undefined ? link.to : linkOf(place)
    return to ? { ...link, to } : []
  })
  if (shown.length === 0) return null
  return (
    <ul>
      {shown.map((link) => (
        <li key={link.to}>
          <MenuRow {...link} {...row} />
        </li>
      ))}
    </ul>
  )
}

function DrawerDisplay() {
  const { isClear } = useDisplaySettings()
  return (
    <section className={styles.display}>
      <h3>화면 보기</h3>
      <TextSizeChoice />
      <CheckboxField
        label="선명한 화면 (글자와 선을 더 진하게)"
        checked={isClear}
        onChange={(event) => changeDisplay({ isClear: event.target.checked })}
      />
      <p data-optional={ASSOCIATION.phone}>
        고객센터 <a href={`tel:${ASSOCIATION.phone}`}>{ASSOCIATION.phone}</a> ({ASSOCIATION.hours})
      </p>
    </section>
  )
}
