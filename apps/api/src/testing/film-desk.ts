import { createHash } from 'node:crypto'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { beginFilm } from '@hygiene/contracts/education/video/staff/begin-film'
import { readStaffLecture } from '@hygiene/contracts/education/lecture/staff/read-staff-lecture'
import { FILM_LIMITS, type FilmState } from '@hygiene/domain'
import type { ContractClient } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import type { TestApi } from './start-test-api.ts'

/** An employee who sends films, part by part. */
export interface FilmDesk {
  client: ContractClient
  token: string
  headers: Record<string, string>
  begin: (lectureNo: number, bytes: Buffer) => ReturnType<typeof begun>
  /** One call of the tus protocol; answers status and offset. */
  tus: (
    method: string,
    path: string,
    more?: { offset?: number; body?: Buffer; headers?: object },
  ) => Promise<Told>
  send: (lectureNo: number, bytes: Buffer) => Promise<number>
  read: (lectureNo: number) => ReturnType<typeof shown>
  /** A film as if the worker had converted it. */
  converted: (lectureNo: number, durationSeconds: number, state?: FilmState) => Promise<number>
}
interface Told {
  status: number
  offset: number | null
  headers: Headers
}

const begun = (client: ContractClient, lectureNo: number, bytes: Buffer) =>
  client.call(beginFilm, {
    lectureNo,
    fileName: '1강.mp4',
    sizeBytes: bytes.length,
    fingerprint: createHash('sha256').update(bytes).digest('hex'),
  })
const shown = async (client: ContractClient, lectureNo: number) =>
  (await client.call(readStaffLecture, { lectureNo })).entity

export async function openFilmDesk(api: TestApi, loginId = 'films1'): Promise<FilmDesk> {
  const { client, token } = await logInStaff(api, loginId, 'education')
  const { port } = api.app.server.address() as { port: number }
  const headers = {
    authorization: `Bearer ${token}`,
    'tus-resumable': '1.0.0',
    [CSRF_HEADER]: CSRF_VALUE,
  }
  const desk: FilmDesk = {
    client,
    token,
    headers,
    begin: (lectureNo, bytes) => begun(client, lectureNo, bytes),
    async tus(method, path, { offset, body, headers: more } = {}) {
      const sent = {
        ...headers,
        ...(offset === undefined ? {} : { 'upload-offset': String(offset) }),
        ...(body === undefined ? {} : { 'content-type': 'application/offset+octet-stream' }),
        ...more,
      }
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: sent,
        ...(body === undefined ? {} : { body: new Uint8Array(body) }),
      })
      await answer.arrayBuffer()
      const told = answer.headers.get('upload-offset')
      return { status: answer.status, offset: told === null ? null : Number(told), headers: answer.headers }
    },
    async send(lectureNo, bytes) {
      const { filmNo, uploadPath } = (await desk.begin(lectureNo, bytes)).entity
      for (let offset = 0; offset < bytes.length; offset += FILM_LIMITS.partBytes) {
        const body = bytes.subarray(offset, offset + FILM_LIMITS.partBytes)
        const { status } = await desk.tus('PATCH', uploadPath, { offset, body })
        if (status !== 204) throw new Error(`The part at ${offset} was answered ${status}`)
      }
      return filmNo
    },
    read: (lectureNo) => shown(client, lectureNo),
    async converted(lectureNo, durationSeconds, state = 'captions') {
      const filmNo = await desk.send(lectureNo, Buffer.from(`film ${lectureNo} ${durationSeconds}`))
      await api.database.db.lectureFilm.update({
        where: { filmNo },
        data: { state, durationSeconds, convertedAt: api.clock.now() },
      })
      return filmNo
    },
  }
  return desk
}
