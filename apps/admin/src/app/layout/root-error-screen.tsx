import { BrokenScreen } from '@hygiene/client'
import { useScreenError } from '@hygiene/client/screen-host'

export function RootErrorScreen() {
  return (
    <BrokenScreen error={useScreenError()} home="/staff/">
      계속되면 전산 담당자에게 알려주세요.
    </BrokenScreen>
  )
}
