import { deflateSync } from 'node:zlib'

/** Holds a drawing that is deflated once per process, so that documents only copy the bytes. */
export interface SharedForm {
  name: string
  box: readonly [left: number, top: number, right: number, bottom: number]
  deflated: Uint8Array
  uses: readonly (SharedForm | SharedImage)[]
}

/** Holds RGB pixels; where `paper` has a 1, the background shows. Both are deflated. */
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
