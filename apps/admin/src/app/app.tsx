import { queryClient, tellStarted } from '@hygiene/client'
import { PromptHost } from '@hygiene/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useEffect } from 'react'
import { type createBrowserRouter, RouterProvider } from 'react-router-dom'

export function App({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  useEffect(tellStarted, [])
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <PromptHost />
      </QueryClientProvider>
    </StrictMode>
  )
}
