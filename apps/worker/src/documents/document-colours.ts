const rgb = (hex: string): string =>
  [0, 2, 4].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ')

export const navy = rgb('16335B')
export const gold = rgb('A8843F')
export const sealRed = rgb('C3161C')
export const ink = rgb('161616')
export const grey = rgb('5A5F66')
export const hairline = rgb('B9BEC6')
export const guillocheBlue = rgb('6F86A6')
export const watermark = rgb('E4E9F0')
export const panel = rgb('F2F4F8')
export const noticePink = rgb('FDF4F3')
export const samplePink = rgb('F9DAD8')
