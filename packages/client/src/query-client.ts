import { QueryClient } from '@tanstack/react-query'

/**
 * `call` offers the retry itself. A mutation is never repeated automatically nor delayed until the network returns, so that a
 * person who presses a button offline learns it at once.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', retry: false, staleTime: 15_000, refetchOnWindowFocus: false },
    mutations: { networkMode: 'always', retry: false },
  },
})
