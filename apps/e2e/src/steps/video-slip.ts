import type { InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { writeFile } from 'node:fs/promises'
import { readSlipQr } from '@hygiene/contracts/in-person/slip/read-slip-qr'
import type { Page } from 'playwright-core'

const WIDTH = 640
const HEIGHT = 480
const FRAMES = 5

export function slipPicture(owner: Page, inPersonEnrolmentNo: InPersonEnrolmentNo): Promise<string> {
  return owner.evaluate(async (address) => {
    const authorization = `Bearer ${localStorage.getItem('accessToken')}`
    const answer = await fetch(address, { headers: { authorization } })
    const { entity } = (await answer.json()) as { entity: { qrImagePath: string } }
    return entity.qrImagePath
  }, `${readSlipQr.path}?offlineEduNo=${inPersonEnrolmentNo}`)
}

export async function videoSlip(page: Page, picture: string, file: string): Promise<void> {
  const size = { width: WIDTH, height: HEIGHT, picture }
  const grey = await page.evaluate(async ({ width, height, picture: address }) => {
    const symbol = new Image()
    symbol.src = address
    await symbol.decode()
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas')
    context.fillStyle = '#b9b3ab'
    context.fillRect(0, 0, width, height)
    // Simulates a phone held in the hand: not straight, not centred, not quite white.
    context.translate(width / 2 + 12, height / 2 - 8)
    context.rotate(0.12)
    context.fillStyle = '#eeeae4'
    context.fillRect(-170, -170, 340, 340)
    context.globalCompositeOperation = 'multiply'
    context.drawImage(symbol, -150, -150, 300, 300)
    const { data } = context.getImageData(0, 0, width, height)
    return Array.from({ length: width * height }, (_none, dot) => data[dot * 4] ?? 0)
  }, size)
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), Buffer.from(grey), colour])
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`)
  await writeFile(file, Buffer.concat([head, ...Array.from({ length: FRAMES }, () => frame)]))
}
