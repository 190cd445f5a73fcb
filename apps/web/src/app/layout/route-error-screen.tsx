import { useReloadOnce } from '@hygiene/client'
import { useScreenError } from '@hygiene/client/screen-host'
import { Button, EmptyState } from '@hygiene/ui'
import { refresh } from '../native-wrapper/actions.ts'
import { Screen } from './screen.tsx'
import { CallSupport } from '../association/support-phone.tsx'
import { RouteLoading } from './route-loading.tsx'

export function RouteErrorScreen() {
  const isReloading = useReloadOnce(useScreenError())
  if (isReloading) return <RouteLoading />
  return (
    <Screen title="화면을 열지 못했습니다" width="narrow">
      <EmptyState
        message={
          <>
            일시적인 문제로 화면을 열지 못했습니다. 다시 시도해주세요. 계속되면 <CallSupport /> 전화해주세요.
          </>
        }
      >
        <Button onClick={refresh}>다시 시도</Button>
      </EmptyState>
    </Screen>
  )
}
