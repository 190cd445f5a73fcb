import { createContext } from 'react'

/** The days and conditions of the charts in words: a file says of what it is. */
export const Conditions = createContext('')
