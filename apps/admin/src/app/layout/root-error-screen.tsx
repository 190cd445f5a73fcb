import { BrokenScreen } from '@hygiene/client'
import { useRouteError } from 'react-router-dom'

/** An error that no screen has caught. */
export function RootErrorScreen() {
  return (
    <BrokenScreen error={useRouteError()} home="/staff/">
      계속되면 전산 담당자에게 알려주세요.
    </BrokenScreen>
  )
}
