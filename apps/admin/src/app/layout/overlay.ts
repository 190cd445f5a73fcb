import { createStore, useStore } from 'zustand'

/** What lies over the whole console, opened from the bar or by a key; the floors above draw it. */
export type Overlay = 'search' | 'keys' | 'menu'

const overlay = createStore<{ open: Overlay | null }>(() => ({ open: null }))

export const openOverlay = (open: Overlay) => overlay.setState({ open })
export const closeOverlay = () => overlay.setState({ open: null })
export const useOverlay = () => useStore(overlay).open
