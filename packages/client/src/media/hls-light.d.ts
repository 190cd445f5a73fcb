/** The light build (no alternate audio, no DRM) has no types for its own path. */
declare module 'hls.js/light' {
  export * from 'hls.js'
  export { default } from 'hls.js'
}
