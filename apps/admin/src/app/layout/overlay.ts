import { createStore, useStore } from 'zustand'

export type Overlay = 'search' | 'keys' | 'menu'

const overlay = createStore<{ open: Overlay | null }>(() => ({ open: null }))

export const openOverlay = (open: Overlay) => overlay.setState({ open })
export const closeOverlay = () => overlay.setState({ open: null })
export const useOverlay = () => useStore(overlay).open
