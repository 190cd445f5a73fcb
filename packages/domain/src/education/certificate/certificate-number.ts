import { SalesType } from '../../text.ts'

export type CertificateNumber = { year: number; salesType: SalesType; serial: number }

export function formatCertificateNumber({ year, salesType, serial }: CertificateNumber): string {
  return `${year}-${String(salesType).padStart(2, '0')}-${String(serial).padStart(7, '0')}`
}

export function parseCertificateNumber(typed: string): CertificateNumber | null {
  const parts = /^(\d{4})-0([12])-(\d{7,})$/.exec(typed.normalize('NFKC').trim())
  if (parts === null) return null
  const [year, kind, serial] = parts.slice(1).map(Number)
  if (year === undefined || serial === undefined) return null
  return { year, salesType: kind === SalesType.new ? SalesType.new : SalesType.existing, serial }
}
