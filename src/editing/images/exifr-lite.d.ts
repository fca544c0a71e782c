/** The build of exifr that reads places and times in JPEG and HEIC; it comes without types of its own. */
declare module 'exifr/dist/lite.esm.mjs' {
  export { gps, parse } from 'exifr';
}
