type Layer = { close: () => void }

/** What lies over the page and is closed by itself, lowest first: dialogs, and windows of outside services. */
const layers: Layer[] = []

/** Registers something that has opened over the page; answers how to take it out of the list again. */
export function openLayer(close: () => void): () => void {
  const layer = { close }
  layers.push(layer)
  return () => {
    const at = layers.indexOf(layer)
    if (at >= 0) layers.splice(at, 1)
  }
}

export const countLayers = () => layers.length

/** Asks the uppermost to close, as its own [닫기] or Escape does; one that has to be answered may stay. */
export function closeTopLayer() {
  layers.at(-1)?.close()
}
