import { deflateSync } from 'node:zlib'

/** A drawing deflated once per process; each document that shows it only copies the bytes. */
export interface SharedForm {
  name: string
  box: readonly [left: number, top: number, right: number, bottom: number]
  deflated: Uint8Array
  uses: readonly (SharedForm | SharedImage)[]
}

/** Pixels in RGB; where `paper` has a 1, what lies below shows. Both are deflated. */
export interface SharedImage {
  name: string
  width: number
  height: number
  rgb: Uint8Array
  paper: Uint8Array
}

export const sharedForm = (
  name: string,
  box: SharedForm['box'],
  operators: string,
  uses: SharedForm['uses'] = [],
): SharedForm => ({ name, box, deflated: deflateSync(operators, { level: 9 }), uses })
