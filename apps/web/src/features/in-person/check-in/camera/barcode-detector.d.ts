/** Declares the part of the Shape Detection API in use. Chromium on Android supports it; Safari and desktops do not. */
declare class BarcodeDetector {
  static getSupportedFormats(): Promise<string[]>
  constructor(options: { formats: string[] })
  detect(source: HTMLVideoElement | ImageData): Promise<{ rawValue: string }[]>
}
