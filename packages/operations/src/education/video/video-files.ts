import type { Readable } from 'node:stream'
import type { VideoRange } from '@hygiene/domain/education/video/video-ranges'

export interface VideoFiles {
  put: (key: string, content: Uint8Array | Readable) => Promise<void>
  remove: (key: string) => Promise<void>
}

export const VIDEO_MEDIA_FOLDER = 'lectures/media'
/** Prefixes the keys of converted videos. Manually provided ones are stored elsewhere. */
export const VIDEO_KEY_START = 'video-'

export const captionsKey = (mediaKey: string): string => `${VIDEO_MEDIA_FOLDER}/${mediaKey}/captions.vtt`

export const partsFolder = (videoNo: number): string => `lectures/parts/${videoNo}`

export const partKey = (videoNo: number, fromByte: number, turn: string): string =>
  `${partsFolder(videoNo)}/${fromByte}-${turn}`

/** Encodes a part's place and length in its name, so that neither can be changed later. */
export const putPartName = ({ fromByte, sizeBytes }: VideoRange, turn: string): string =>
  `${fromByte}-${sizeBytes}-${turn}`

export const putPartKey = (videoNo: number, partName: string): string => `${partsFolder(videoNo)}/${partName}`

export function rangeOfPutPart(partName: string): VideoRange {
  const [fromByte, sizeBytes] = partName.split('-').map(Number)
  return { fromByte: fromByte ?? 0, sizeBytes: sizeBytes ?? 0 }
}
