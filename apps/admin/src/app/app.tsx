import { queryClient, notifyStarted } from '@hygiene/client'
import { ScreenHost } from '@hygiene/client/screen-host'
import type { ScreenRouter } from '@hygiene/client/screen-router'
import { PromptHost } from '@hygiene/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useEffect } from 'react'

export function App({ router }: { router: ScreenRouter }) {
  useEffect(notifyStarted, [])
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ScreenHost router={router} />
        <PromptHost />
      </QueryClientProvider>
    </StrictMode>
  )
}
