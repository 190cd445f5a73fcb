import { CheckboxField, DefinitionList, Dialog } from '@hygiene/ui'
import { keyText } from '../player-keys.ts'
import { changePlayer, usePlayerSettings } from '../player-settings.ts'

type ShortcutsDialogProps = { isOpen: boolean; isReplay?: boolean; onClose: () => void }

export function ShortcutsDialog({ isOpen, isReplay = false, onClose }: ShortcutsDialogProps) {
  const { shortcuts } = usePlayerSettings()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="단축키 안내" size="small">
      <CheckboxField
        label="단축키 사용"
        checked={shortcuts}
        onChange={(event) => changePlayer({ shortcuts: event.target.checked })}
      />
      <DefinitionList items={keyText(isReplay)} />
    </Dialog>
  )
}
