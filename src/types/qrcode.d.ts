/** What the site uses of qrcode. The package's own types would let browser code see Node's (`tsconfig.app.json`). */
export function toDataURL(
  text: string,
  options: { width: number; margin: number; color: { dark: string; light: string } },
): Promise<string>
