import { currentSlipPayload, type SlipRecord } from './find-slip-record.ts'

/** A data address of an SVG image with what a check-in phone reads. */
export async function slipImageOf(payload: string): Promise<string> {
  const { toString } = await import('qrcode')
  const svg = await toString(payload, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** The symbol of a record's slip; empty where it has none, so that an unpaid record opens no check-in. */
export async function slipSymbolOf(record: SlipRecord, signingKey: string): Promise<string> {
  return record.hasSlip ? slipImageOf(currentSlipPayload(record, signingKey)) : ''
}
