import Pdf from 'pdfkit'
import { openFace } from './document-fonts.ts'
import { drawingOf } from './page-drawing.ts'
import type { PageDrawing } from './page-drawing.ts'
import { PAGE_HEIGHT, PAGE_WIDTH } from './page-measures.ts'
import type { PdfInternals } from './pdf-internals.ts'
import type { SharedForm, SharedImage } from './shared-form.ts'

export type StructureElement = PDFKit.PDFStructureElement

interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface TagOptions {
  alt?: string
  bbox?: [left: number, top: number, right: number, bottom: number]
  scope?: 'Row' | 'Column'
}

export interface Sheet extends PageDrawing {
  root: StructureElement
  artifact: (draw: () => void) => void
  tagged: (parent: StructureElement, type: string, draw: () => void, options?: TagOptions) => void
  /** Draws like `tagged` and links the box to the address. */
  linked: (parent: StructureElement, url: string, box: Box, draw: () => void) => void
  group: (parent: StructureElement, type: string) => StructureElement
  useForm: (form: SharedForm) => void
  turn: () => void
  finish: () => Promise<Uint8Array>
}

interface Opening {
  /** Is written to XMP, which pdfkit does not escape, so it may contain only fixed words and a checked number. */
  title: string
  /** Fixes the creation date and thereby the file identifier, so that the same fields give the same bytes. */
  issuedOn: string
}

function openPdf({ title, issuedOn }: Opening): PdfInternals {
  const CreationDate = new Date(`${issuedOn}T00:00:00+09:00`)
  const pdf: unknown = new Pdf({
    size: [PAGE_WIDTH, PAGE_HEIGHT],
    margin: 0,
    // pdfkit would open any font named here; the empty name opens none.
    font: '',
    pdfVersion: '1.4',
    subset: 'PDF/A-1b',
    tagged: true,
    lang: 'ko-KR',
    displayTitle: true,
    info: { Title: title, Producer: 'PDFKit', Creator: 'Food hygiene education', CreationDate },
  })
  return pdf as PdfInternals
}

function embedForm(pdf: PdfInternals, form: SharedForm | SharedImage, embedded: Map<string, object>): object {
  const known = embedded.get(form.name)
  if (known) return known
  if ('rgb' in form) return embedImage(pdf, form)
  const inner = form.uses.map((used) => [used.name, embedForm(pdf, used, embedded)])
  const reference = pdf.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: form.box,
    Resources: { XObject: Object.fromEntries(inner) },
    Filter: 'FlateDecode',
  })
  reference.end(form.deflated)
  embedded.set(form.name, reference)
  return reference
}

/** Embeds an opaque image with a mask of one bit, because PDF/A-1 allows no other transparency. */
function embedImage(pdf: PdfInternals, { width, height, rgb, paper }: SharedImage): object {
  const size = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, Filter: 'FlateDecode' }
  const mask = pdf.ref({ ...size, ImageMask: true, BitsPerComponent: 1 })
  mask.end(paper)
  const image = pdf.ref({ ...size, ColorSpace: 'DeviceRGB', BitsPerComponent: 8, Mask: mask })
  image.end(rgb)
  return image
}

function collect(pdf: PdfInternals): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.once('end', () => resolve(Buffer.concat(chunks)))
    pdf.once('error', reject)
  })
}

/** Opens a tagged PDF/A-1b on A4, measured in points from the top left corner. */
export function openSheet(opening: Opening): Sheet {
  const pdf = openPdf(opening)
  const root = pdf.struct('Document')
  const embedded = new Map<string, object>()
  const written = collect(pdf)
  pdf.addStructure(root)

  return {
    ...drawingOf(pdf, (face) => pdf.font(openFace(face).embeddable, face)),
    root,
    artifact: (draw) => {
      pdf.markContent('Artifact', { type: 'Layout' })
      draw()
      pdf.endMarkedContent()
    },
    tagged: (parent, type, draw, options = {}) => {
      const element = pdf.struct(type, options)
      parent.add(element)
      element.add(draw)
      element.end()
    },
    linked: (parent, url, box, draw) => {
      const element = pdf.struct('Link')
      parent.add(element)
      element.add(draw)
      pdf.link(box.x, box.y, box.width, box.height, new URL(url).href, { structParent: element })
      element.end()
    },
    group: (parent, type) => {
      const element = pdf.struct(type)
      parent.add(element)
      return element
    },
    useForm: (form) => {
      pdf.page.xobjects[form.name] = embedForm(pdf, form, embedded)
      pdf.addContent(`/${form.name} Do`)
    },
    turn: () => {
      pdf.addPage({ size: [PAGE_WIDTH, PAGE_HEIGHT], margin: 0 })
    },
    finish: () => {
      root.end()
      pdf.end()
      return written
    },
  }
}
