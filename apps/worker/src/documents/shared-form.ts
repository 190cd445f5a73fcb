import { deflateSync } from 'node:zlib'

/** A drawing deflated once per process; each document that shows it only copies the bytes. */
export interface SharedForm {
  name: string
  box: readonly [left: number, top: number, right: number, bottom: number]
  deflated: Uint8Array
  uses: readonly SharedForm[]
}

export const sharedForm = (
  name: string,
  box: SharedForm['box'],
  operators: string,
  uses: readonly SharedForm[] = [],
): SharedForm => ({ name, box, deflated: deflateSync(operators, { level: 9 }), uses })
