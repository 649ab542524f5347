/** The package has no types of its own, and those of DefinitelyTyped do not know `keepFeatures`. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2'
    variationAxes: { wght: number | { min: number; max: number } }
    keepFeatures: readonly string[]
    preserveNameIds: readonly number[]
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
