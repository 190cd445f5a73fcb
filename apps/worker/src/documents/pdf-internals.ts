export interface PdfInternals extends Omit<PDFKit.PDFDocument, 'font' | 'link' | 'page'> {
  _font: { id: string; ref: () => object; encode: (text: string) => [codes: string[], positions: unknown] }
  page: PDFKit.PDFPage & { fonts: Record<string, object>; xobjects: Record<string, object> }
  font: (source: unknown, family: string) => this
  link: (x: number, y: number, width: number, height: number, url: string, options: object) => this
}
