import type { Readable } from 'node:stream'
import type { VideoRange } from '@hygiene/domain/education/video/video-ranges'

/** The storage of videos: parts of uploads, and what became of them, both below `lectures`. */
export interface VideoFiles {
  put: (key: string, content: Uint8Array | Readable) => Promise<void>
  remove: (key: string) => Promise<void>
}

/** The folder of storage that holds the folders of converted videos, each by its media key. */
export const VIDEO_MEDIA_FOLDER = 'lectures/media'
/** Keys of converted videos begin so; those that came by hand lie elsewhere. */
export const VIDEO_KEY_START = 'video-'

export const captionsKey = (mediaKey: string): string => `${VIDEO_MEDIA_FOLDER}/${mediaKey}/captions.vtt`

/** The folder of an upload. */
export const partsFolder = (videoNo: number): string => `lectures/parts/${videoNo}`

export const partKey = (videoNo: number, fromByte: number, turn: string): string =>
  `${partsFolder(videoNo)}/${fromByte}-${turn}`

/** Of a part that a browser puts: it says its place and its length, so that neither can be told otherwise later. */
export const putPartName = ({ fromByte, sizeBytes }: VideoRange, turn: string): string =>
  `${fromByte}-${sizeBytes}-${turn}`

export const putPartKey = (videoNo: number, partName: string): string => `${partsFolder(videoNo)}/${partName}`

export function rangeOfPutPart(partName: string): VideoRange {
  const [fromByte, sizeBytes] = partName.split('-').map(Number)
  return { fromByte: fromByte ?? 0, sizeBytes: sizeBytes ?? 0 }
}
