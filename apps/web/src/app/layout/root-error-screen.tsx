import { BrokenScreen } from '@hygiene/client'
import { useScreenError } from '@hygiene/client/screen-host'
import { CallSupport } from '../association/support-phone.tsx'

export function RootErrorScreen() {
  return (
    <BrokenScreen error={useScreenError()} home="/main">
      계속되면 <CallSupport /> 전화해주세요.
    </BrokenScreen>
  )
}
