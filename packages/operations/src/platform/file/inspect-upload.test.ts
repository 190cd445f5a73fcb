import { crc32, deflateSync } from 'node:zlib'
import { docxOf, zipOf } from '@hygiene/testing'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { inspectUpload } from './inspect-upload.ts'

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
const GPS = { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 0/1', GPSLongitudeRef: 'E' }
const text = (wording: string) => Buffer.from(wording)

async function kept(bytes: Uint8Array) {
  const inspected = await inspectUpload(bytes)
  if (!inspected.allowed) throw new Error(inspected.reason)
  return inspected
}

const chunk = (kind: string, data: Buffer) => {
  const whole = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.byteLength)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(whole))
  return Buffer.concat([length, whole, sum])
}

function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const body = deflateSync(Buffer.alloc(1_000))
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))])
}

describe('an uploaded photograph', () => {
  it('removes place, device and all other metadata', async () => {
    const photo = await red(40, 30)
      .withExif({ IFD0: { Make: 'Phone', Artist: '김영희' }, IFD3: GPS })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .jpeg()
      .toBuffer()
    const before = await sharp(photo).metadata()
    expect([before.exif !== undefined, before.xmp !== undefined]).toEqual([true, true])
    const { bytes } = await kept(photo)
    const { exif, xmp, iptc, format } = await sharp(bytes).metadata()
    expect({ exif, xmp, iptc, format }).toEqual({
      exif: undefined,
      xmp: undefined,
      iptc: undefined,
      format: 'jpeg',
    })
    expect(Buffer.from(bytes).includes('Phone')).toBe(false)
  })

  it('rotates the picture to the orientation of the telephone', async () => {
    const lying = await red(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { width, height, orientation } = await sharp((await kept(lying)).bytes).metadata()
    expect([width, height, orientation]).toEqual([30, 40, undefined])
  })

  it('limits the longer side to 4,096 pixels', async () => {
    const { bytes } = await kept(await red(6_000, 3_000).jpeg().toBuffer())
    const { width, height } = await sharp(bytes).metadata()
    expect([width, height]).toEqual([4_096, 2_048])
  })

  it.each(['jpeg', 'png', 'webp'] as const)('removes from a %s an appended page', async (format) => {
    const both = Buffer.concat([
      await red(20, 20).toFormat(format).toBuffer(),
      text('<html><script>alert(1)</script>'),
    ])
    expect(Buffer.from((await kept(both)).bytes).includes('<script>')).toBe(false)
  })
})

describe('a refused picture', () => {
  it('refuses a picture of 100 million pixels by its header', async () => {
    const started = performance.now()
    const inspected = await inspectUpload(pngOf(10_000, 10_000))
    expect(inspected).toEqual({ allowed: false, reason: 'FILE_PICTURE_TOO_LARGE' })
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  it.each([
    ['that ends in the middle', async () => (await red(400, 400).jpeg().toBuffer()).subarray(0, 700)],
    ['that promises pixels it has not', async () => pngOf(2_000, 2_000)],
    ['that is a head and nothing else', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ])('refuses as broken a picture %s', async (_which, bytes) => {
    expect(await inspectUpload(await bytes())).toEqual({ allowed: false, reason: 'FILE_BROKEN' })
  })

  it.each([
    ['a drawing that is a program', text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['the same after a declaration', text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['GIF and page in one', text('GIF89a=1;/*<script>alert(1)</script>*/')],
    ['TIFF', Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0])],
  ])('refuses a picture that is %s', async (_what, bytes) => {
    expect(await inspectUpload(bytes)).toEqual({ allowed: false, reason: 'FILE_TYPE_REFUSED' })
  })
})

describe('an office document', () => {
  const MIMETYPE = { name: 'mimetype', bytes: text('application/hwp+zip'), isStored: true }
  const SHEET = [
    { name: '[Content_Types].xml', bytes: text('<Types/>') },
    { name: 'xl/workbook.xml', bytes: text('<workbook/>') },
  ]

  it.each([
    ['docx', docxOf()],
    ['xlsx', zipOf(SHEET)],
    ['hwpx', zipOf([MIMETYPE, { name: 'Contents/section0.xml', bytes: text('<section/>') }])],
  ])('keeps a document of the kind %s unchanged', async (kind, sent) => {
    expect(await inspectUpload(sent)).toEqual({ allowed: true, kind, bytes: sent })
  })

  const zeros = Buffer.alloc(30 * 1024 * 1024)
  const bomb = (says?: number) => ({ name: 'word/media/image1.bmp', bytes: zeros, ...(says ? { says } : {}) })
  it.each([
    ['unpacks to 210 MB', docxOf(Array.from({ length: 7 }, () => bomb()))],
    ['says of a bomb that it is small', docxOf([bomb(1_000)])],
    ['says that it is larger than it is', docxOf([{ name: 'a', bytes: text('a'), says: 9_000 }])],
  ])('refuses as broken a document that %s', async (_what, sent) => {
    expect(await inspectUpload(sent)).toEqual({ allowed: false, reason: 'FILE_BROKEN' })
  })

  it.each([
    ['has macros', docxOf([{ name: 'word/vbaProject.bin', bytes: text('x') }])],
    ['has a name that climbs', docxOf([{ name: '../../../etc/cron.d/x', bytes: text('x') }])],
    ['has a page before it', Buffer.concat([text('<html>'), docxOf()])],
    ['has a page behind it', Buffer.concat([docxOf(), text('<script>alert(1)</script>')])],
    ['is any other archive', zipOf([{ name: 'a.exe', bytes: text('MZ') }])],
  ])('refuses a document that %s', async (_what, sent) => {
    expect(await inspectUpload(sent)).toEqual({ allowed: false, reason: 'FILE_TYPE_REFUSED' })
  })
})
