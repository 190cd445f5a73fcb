import { QueryClient } from '@tanstack/react-query'

/**
 * `call` offers the retry itself; a mutation is never repeated behind a person's back, nor held back until the network
 * returns: a person who presses a button offline is told so at once.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', retry: false, staleTime: 15_000, refetchOnWindowFocus: false },
    mutations: { networkMode: 'always', retry: false },
  },
})
