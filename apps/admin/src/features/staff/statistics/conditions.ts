import { createContext } from 'react'

/** Describes the period and filters of the charts in words, for the exported file. */
export const Conditions = createContext('')
