import type { Readable } from 'node:stream'

/** The storage of films: parts of uploads, and what became of them, both below `lectures`. */
export interface FilmFiles {
  put: (key: string, content: Uint8Array | Readable) => Promise<void>
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
