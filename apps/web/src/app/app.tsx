import { queryClient } from '@hygiene/client'
import { ScreenHost } from '@hygiene/client/screen-host'
import type { ScreenRouter } from '@hygiene/client/screen-router'
import { PromptHost } from '@hygiene/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useEffect } from 'react'
import { WithSupport } from './association/with-support.tsx'

type AppProps = { router: ScreenRouter; onShown?: () => void }

const drawMessage = (message: string) => <WithSupport text={message} />

export function App({ router, onShown }: AppProps) {
  useEffect(() => onShown?.(), [onShown])
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ScreenHost router={router} />
        <PromptHost draw={drawMessage} />
      </QueryClientProvider>
    </StrictMode>
  )
}
