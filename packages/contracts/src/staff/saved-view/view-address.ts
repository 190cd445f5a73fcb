import { z } from 'zod'

const KEY = /^[A-Za-z]{1,30}$/
/** Accepts numbers, days and code words but no Hangul, and so no name of a person. */
const VALUE = /^[A-Za-z0-9.~:_-]{1,600}$/

/** Contains conditions, order and columns of a list, but never search text. */
export const viewAddress = z
  .string()
  .max(1000)
  .refine(
    (address) =>
      [...new URLSearchParams(address)].every(([key, value]) => KEY.test(key) && VALUE.test(value)),
    { error: '저장할 수 없는 조건입니다.' },
  )
