import * as fc from 'fast-check'

const mark = '@number:'

/** A number as it stands in JSON, where JavaScript's own numbers cannot write it: 1e999, -0, 25 digits. */
export function writtenNumber(digits: string): string {
  return `${mark}${digits}`
}

export function toJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(new RegExp(`"${mark}([^"]*)"`, 'g'), '$1')
}

/** Anything that JSON can say, the names of an object's own machinery included. */
export const anyJson = fc.jsonValue({ depthSize: 'small', maxDepth: 3 })

/** An object of names that the contract does not know, to come beside those that it does. */
export const unknownFields = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  fc.dictionary(
    fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'then', 'hacked', 'colour', '0'),
    fc.oneof(anyJson, fc.constant({ hacked: true })),
    { maxKeys: 4, noNullPrototype: true },
  ),
)

/** A value so deep that whoever walks it by recursion falls. */
export function deep(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels)
}
