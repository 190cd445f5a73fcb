import { CheckboxField, Dialog } from '@hygiene/ui'
import { changePreferences, useTablePreferences } from '../../app/layout/table-preferences.ts'
import { closeOverlay, useOverlay } from '../../app/layout/overlay.ts'
import { type KeySet, useKeySets } from './key-sets.ts'
import styles from './keys-dialog.module.css'

/** `?`: the commands of the screen and of the console, and the switch that turns single letters off. */
export function KeysDialog() {
  const isOpen = useOverlay() === 'keys'
  const { hasKeys } = useTablePreferences()
  const sets = useKeySets().filter(({ layer }) => layer === 0)
  return (
    <Dialog isOpen={isOpen} onClose={closeOverlay} title="단축키">
      <CheckboxField
        label="한 글자 단축키 사용"
        hint="글을 쓰는 칸에서와 한글을 조합하는 동안에는 동작하지 않습니다."
        checked={hasKeys}
        onChange={({ target }) => changePreferences({ hasKeys: target.checked })}
      />
      {[...new Set(sets.map(({ title }) => title))].toReversed().map((title) => (
        <Section key={title} title={title} sets={sets.filter((set) => set.title === title)} />
      ))}
    </Dialog>
  )
}

function Section({ title, sets }: { title: string; sets: readonly KeySet[] }) {
  return (
    <section className={styles.set}>
      <h3>{title}</h3>
      <dl className={styles.list}>
        {sets
          .flatMap((set) => set.rows())
          .map(({ keys, label }) => (
            <div key={keys}>
              <dt>
                {keys.split(' ').map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
