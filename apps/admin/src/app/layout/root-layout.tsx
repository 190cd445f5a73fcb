import { useIsLoading } from '@hygiene/client'
import { LoadingBar, ToastRegion } from '@hygiene/ui'
import { Outlet } from 'react-router-dom'
import { LoginWatch } from '../login/login-watch.tsx'

export function RootLayout() {
  const isLoading = useIsLoading()
  return (
    <>
      <LoadingBar isActive={isLoading} />
      <Outlet />
      <ToastRegion />
      <LoginWatch />
    </>
  )
}
