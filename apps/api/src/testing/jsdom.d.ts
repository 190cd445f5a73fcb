/** Declares only what document tests need of jsdom: its own types would bring the browser's into every file. */
declare module 'jsdom' {
  interface Element {
    textContent: string
    tagName: string
    type: string
    getAttribute(name: string): string | null
  }
  interface Document {
    title: string
    documentElement: Element
    querySelector(selector: string): Element | null
    querySelectorAll(selector: string): Iterable<Element>
  }
  export class JSDOM {
    constructor(html: string)
    readonly window: {
      document: Document
      DOMParser: new () => { parseFromString(text: string, type: string): Document }
    }
  }
}
