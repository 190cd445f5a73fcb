import { z } from 'zod'

const KEY = /^[A-Za-z]{1,30}$/
/** Numbers, days and words of the code: no Hangul, and so no name of a person. */
const VALUE = /^[A-Za-z0-9.~:_-]{1,600}$/

/** What a list says in its address: conditions, order, columns. Typed words never stand there. */
export const viewAddress = z
  .string()
  .max(1000)
  .refine(
    (address) =>
      [...new URLSearchParams(address)].every(([key, value]) => KEY.test(key) && VALUE.test(value)),
    { error: '저장할 수 없는 조건입니다.' },
  )
