#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'
import { firefoxPath } from '#tests/firefox/firefox-path.js'

// Starts Firefox with the given arguments, as Playwright does, and stands between the two.

/**
 * Commands of WebDriver BiDi that Playwright 1.65 always sends and Firefox ESR 153 does not know yet. What they ask for,
 * colours and motion and print, is then the browser's own: journeys that want it are for Chromium.
 */
const unknown = new Set(['emulation.setMediaFeaturesOverride'])
const announcement = 'WebDriver BiDi listening on '

const firefox = spawn(firefoxPath() ?? 'firefox', process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
firefox.on('exit', (code) => process.exit(code ?? 1))
process.on('SIGTERM', () => firefox.kill())

for await (const line of createInterface(firefox.stderr)) {
  const [, address] = line.split(announcement)
  process.stderr.write(address === undefined ? `${line}\n` : `${announcement}${await relay(address)}\n`)
}

/**
 * @param {string} address where Firefox listens
 * @returns {Promise<string>} where Playwright may speak to it
 */
function relay(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (playwright, { url = '' }) => {
    const browser = new WebSocket(address + url)
    // Nothing is read before Firefox is there to be told.
    playwright.pause()
    browser.on('open', () => playwright.resume())
    playwright.on('message', (data) => {
      const message = toText(data)
      const { id, method } = JSON.parse(message)
      if (unknown.has(method)) playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
      else browser.send(message)
    })
    browser.on('message', (data) => playwright.send(toText(data)))
    browser.on('close', () => playwright.close())
    playwright.on('close', () => browser.close())
  })
  return new Promise((resolve) => {
    server.on('listening', () => {
      const at = server.address()
      if (at !== null && typeof at !== 'string') resolve(`ws://127.0.0.1:${at.port}`)
    })
  })
}

/** @param {import('ws').RawData} data */
function toText(data) {
  return new TextDecoder().decode(Array.isArray(data) ? Buffer.concat(data) : data)
}
