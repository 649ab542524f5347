import { createHash, generateKeyPairSync, sign } from 'node:crypto'

export type Certificate = {
  key: string
  cert: string
  /** For Chromium's --ignore-certificate-errors-spki-list. */
  spkiHash: string
}

const tags = {
  integer: 0x02,
  bitString: 0x03,
  oid: 0x06,
  utf8: 0x0c,
  sequence: 0x30,
  set: 0x31,
  utcTime: 0x17,
  version: 0xa0,
}

const ecdsaWithSha256 = element('sequence', element('oid', Buffer.from('2a8648ce3d040302', 'hex')))
const commonName = element('oid', Buffer.from('550403', 'hex'))

const day = 86_400_000

/**
 * Creates a self-signed certificate for one run. Chromium has to know its hash: if it merely ignored certificate errors, it
 * would not cache anything or start a service worker.
 */
export function createCertificate(): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const name = element(
    'sequence',
    element('set', element('sequence', commonName, element('utf8', Buffer.from('bench')))),
  )
  const body = element(
    'sequence',
    element('version', element('integer', Buffer.of(2))),
    element('integer', Buffer.of(1)),
    ecdsaWithSha256,
    name,
    element('sequence', utcTime(Date.now() - day), utcTime(Date.now() + day)),
    name,
    spki,
  )
  const signature = element('bitString', Buffer.of(0), sign('sha256', body, privateKey))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(element('sequence', body, ecdsaWithSha256, signature)),
    spkiHash: createHash('sha256').update(spki).digest('base64'),
  }
}

/** Encodes a DER element: its tag, the length of its content, and the content. */
function element(tag: keyof typeof tags, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const lengthBytes = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.of(tags[tag], ...lengthBytes), content])
}

/** Encodes a time as YYMMDDHHMMSSZ. */
function utcTime(timestamp: number): Buffer {
  return element('utcTime', Buffer.from(`${new Date(timestamp).toISOString().replace(/\D/g, '').slice(2, 14)}Z`))
}

function pem(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}
