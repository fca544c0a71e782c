/** The part of subset-font that `build-fonts.ts` uses; it has no types. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  type Options = {
    targetFormat: 'sfnt' | 'woff2';
    variationAxes?: Record<string, Axis>;
    keepFeatures?: string[];
    noHinting?: boolean;
  };
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: Options,
  ): Promise<Buffer>;
}
