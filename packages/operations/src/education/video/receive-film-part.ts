import { randomUUID } from 'node:crypto'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { lockFilm, type PrismaClient, transaction } from '@hygiene/db'
import { denied, FILM_LIMITS } from '@hygiene/domain'
import { type FilmFiles, partKey } from './film-files.ts'
import { writeFilmPart } from './write-film-part.ts'

interface Part {
  filmNo: number
  fromByte: number
  body: Readable
}

type Received =
  | { allowed: true; receivedBytes: number; replacedKeys: readonly string[] }
  | { allowed: false; reason: 'notOpen' | 'otherOffset' | 'tooMuch' }

/** A part holds more than is taken; the reader stops there. */
class TooMuch extends Error {}

/**
 * Keeps the next bytes of an upload. They are on the disk before the row says so; of two parts that begin at the same byte
 * the one counts that asks first for the lock. Parts that a browser has put further on (`countFilmPart`) give way to it.
 */
export async function receiveFilmPart(
  client: PrismaClient,
  files: FilmFiles,
  { filmNo, fromByte, body }: Part,
  now: () => Date,
): Promise<Received> {
  const film = await client.lectureFilm.findUnique({ where: { filmNo } })
  if (film?.state !== 'uploading') return denied('notOpen')
  if (film.receivedBytes !== fromByte) return denied('otherOffset')

  const fileKey = partKey(filmNo, fromByte, randomUUID())
  const most = Math.min(FILM_LIMITS.partBytes, film.sizeBytes - fromByte)
  const sizeBytes = await kept(files, fileKey, body, most)
  if (sizeBytes === null) return denied('tooMuch')
  if (sizeBytes === 0) {
    await files.remove(fileKey)
    return { allowed: true, receivedBytes: fromByte, replacedKeys: [] }
  }
  const counted = await transaction<Received>(client, async (db) => {
    const locked = await lockFilm(db, filmNo)
    if (locked?.state !== 'uploading') return denied('notOpen')
    if (locked.receivedBytes !== fromByte) return denied('otherOffset')
    return { allowed: true, ...(await writeFilmPart(db, locked, { fromByte, sizeBytes, fileKey }, now())) }
  })
  for (const key of counted.allowed ? counted.replacedKeys : [fileKey]) await files.remove(key)
  return counted
}

/** Bytes kept; null where there are more than `most`, and then none are. Throws when the connection dies. */
async function kept(files: FilmFiles, key: string, body: Readable, most: number): Promise<number | null> {
  let bytes = 0
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.byteLength
      if (bytes > most) done(new TooMuch())
      else done(null, chunk)
    },
  })
  const flowing = pipeline(body, counting)
  const stopped = flowing.catch((error: unknown) => error)
  try {
    await files.put(key, counting)
    await flowing
    return bytes
  } catch (error) {
    if ((await stopped) instanceof TooMuch) return null
    throw error
  }
}
