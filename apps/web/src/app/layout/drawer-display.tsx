import { CheckboxField } from '@hygiene/ui'
import { ASSOCIATION } from '../association/association.ts'
import { changeDisplay, useDisplaySettings } from '../display-settings/display-settings.ts'
import styles from './menu-drawer.module.css'
import { TextSizeChoice } from '../display-settings/text-size-choice.tsx'

/** Below the groups of the side menu: settings of the display, and the telephone number. */
export function DrawerDisplay() {
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
