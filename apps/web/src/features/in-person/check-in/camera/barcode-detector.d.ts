/** The Shape Detection API as far as it is used; Chromium on Android has it, Safari and desktops do not. */
declare class BarcodeDetector {
  static getSupportedFormats(): Promise<string[]>
  constructor(options: { formats: string[] })
  detect(source: HTMLVideoElement | ImageData): Promise<{ rawValue: string }[]>
}
