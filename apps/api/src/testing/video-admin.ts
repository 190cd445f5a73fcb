import { createHash } from 'node:crypto'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { beginVideo } from '@hygiene/contracts/education/video/staff/begin-video'
import { readStaffLecture } from '@hygiene/contracts/education/lecture/staff/read-staff-lecture'
import { VIDEO_LIMITS } from '@hygiene/domain/education/video/video-limits'
import type { VideoState } from '@hygiene/domain/education/video/video-state'
import type { ContractClient } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import type { TestApi } from './start-test-api.ts'

export interface VideoAdmin {
  client: ContractClient
  token: string
  headers: Record<string, string>
  begin: (lectureNo: number, bytes: Buffer) => ReturnType<typeof begun>
  tus: (
    method: string,
    path: string,
    more?: { offset?: number; body?: Buffer; headers?: object },
  ) => Promise<Notified>
  send: (lectureNo: number, bytes: Buffer) => Promise<number>
  read: (lectureNo: number) => ReturnType<typeof shown>
  converted: (lectureNo: number, durationSeconds: number, state?: VideoState) => Promise<number>
}
interface Notified {
  status: number
  offset: number | null
  headers: Headers
}

const begun = (client: ContractClient, lectureNo: number, bytes: Buffer) =>
  client.call(beginVideo, {
    lectureNo,
    fileName: '1강.mp4',
    sizeBytes: bytes.length,
    fingerprint: createHash('sha256').update(bytes).digest('hex'),
  })
const shown = async (client: ContractClient, lectureNo: number) =>
  (await client.call(readStaffLecture, { lectureNo })).entity

export async function openVideoAdmin(api: TestApi, loginId = 'films1'): Promise<VideoAdmin> {
  const { client, token } = await logInStaff(api, loginId, 'education')
  const { port } = api.app.server.address() as { port: number }
  const headers = {
    authorization: `Bearer ${token}`,
    'tus-resumable': '1.0.0',
    [CSRF_HEADER]: CSRF_VALUE,
  }
  const admin: VideoAdmin = {
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
      const notified = answer.headers.get('upload-offset')
      return {
        status: answer.status,
        offset: notified === null ? null : Number(notified),
        headers: answer.headers,
      }
    },
    async send(lectureNo, bytes) {
      const { videoNo, uploadPath } = (await admin.begin(lectureNo, bytes)).entity
      for (let offset = 0; offset < bytes.length; offset += VIDEO_LIMITS.partBytes) {
        const body = bytes.subarray(offset, offset + VIDEO_LIMITS.partBytes)
        const { status } = await admin.tus('PATCH', uploadPath, { offset, body })
        if (status !== 204) throw new Error(`The part at ${offset} was answered ${status}`)
      }
      return videoNo
    },
    read: (lectureNo) => shown(client, lectureNo),
    async converted(lectureNo, durationSeconds, state = 'captions') {
      const videoNo = await admin.send(lectureNo, Buffer.from(`video ${lectureNo} ${durationSeconds}`))
      await api.database.db.lectureVideo.update({
        where: { videoNo },
        data: { state, durationSeconds, convertedAt: api.clock.now() },
      })
      return videoNo
    },
  }
  return admin
}
