import { CheckboxField, DefinitionList, Dialog } from '@hygiene/ui'
import { KEY_WORDS } from '../player-keys.ts'
import { changePlayer, usePlayerSettings } from '../player-settings.ts'

const KEYS = KEY_WORDS.map(([term, detail]) => ({ term, detail }))

export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { shortcuts } = usePlayerSettings()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="단축키 안내" size="small">
      <CheckboxField
        label="단축키 사용"
        checked={shortcuts}
        onChange={(event) => changePlayer({ shortcuts: event.target.checked })}
      />
      <DefinitionList items={KEYS} />
    </Dialog>
  )
}
