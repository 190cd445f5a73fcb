import type { Readable } from 'node:stream'
import type { FilmRange } from '@hygiene/domain'

/** The storage of films: parts of uploads, and what became of them, both below `lectures`. */
export interface FilmFiles {
  put: (key: string, content: Uint8Array | Readable) => Promise<void>
  remove: (key: string) => Promise<void>
}

/** Where browsers may put parts themselves. */
export interface FilmBucket {
  addressToPut: (
    key: string,
    taking: { sizeBytes: number; seconds: number; from: Date },
  ) => Promise<string | null>
  exists: (key: string) => Promise<boolean>
  size: (key: string) => Promise<number>
  remove: (key: string) => Promise<void>
}

/** The folder of storage that holds the folders of converted films, each by its media key. */
export const FILM_MEDIA_FOLDER = 'lectures/media'
/** Keys of converted films begin so; those that came by hand lie elsewhere. */
export const FILM_KEY_START = 'film-'

export const captionsKey = (mediaKey: string): string => `${FILM_MEDIA_FOLDER}/${mediaKey}/captions.vtt`

/** The folder of an upload. */
export const partsFolder = (filmNo: number): string => `lectures/parts/${filmNo}`

export const partKey = (filmNo: number, fromByte: number, turn: string): string =>
  `${partsFolder(filmNo)}/${fromByte}-${turn}`

/** Of a part that a browser puts: it says its place and its length, so that neither can be told otherwise later. */
export const putPartName = ({ fromByte, sizeBytes }: FilmRange, turn: string): string =>
  `${fromByte}-${sizeBytes}-${turn}`

export const putPartKey = (filmNo: number, partName: string): string => `${partsFolder(filmNo)}/${partName}`

export function rangeOfPutPart(partName: string): FilmRange {
  const [fromByte, sizeBytes] = partName.split('-').map(Number)
  return { fromByte: fromByte ?? 0, sizeBytes: sizeBytes ?? 0 }
}
