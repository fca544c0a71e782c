/** The build of exifr that reads places and times in JPEG and HEIC; it has no types. */
declare module 'exifr/dist/lite.esm.mjs' {
  export { gps, parse } from 'exifr';
}
