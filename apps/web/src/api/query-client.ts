import { QueryClient } from '@tanstack/react-query'

/** `call` offers the retry itself; a mutation is never repeated behind a person's back. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
})
