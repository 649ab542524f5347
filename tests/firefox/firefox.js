#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'
import { firefoxPath } from '#tests/firefox/firefox-path.js'

// Starts Firefox with Playwright's arguments and relays the messages between the two.

/**
 * WebDriver BiDi commands that Playwright 1.65 always sends and Firefox ESR 153 does not support. The relay answers them. Media
 * features such as reduced motion then keep Firefox's defaults, so journeys that depend on them only run in Chromium.
 */
const unsupported = new Set(['emulation.setMediaFeaturesOverride'])
const announcement = 'WebDriver BiDi listening on '

const firefox = spawn(firefoxPath() ?? 'firefox', process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
firefox.on('exit', (code) => process.exit(code ?? 1))
process.on('SIGTERM', () => firefox.kill())

for await (const line of createInterface(firefox.stderr)) {
  const [, address] = line.split(announcement)
  process.stderr.write(address === undefined ? `${line}\n` : `${announcement}${await relay(address)}\n`)
}

/**
 * @param {string} address the address on which Firefox listens
 * @returns {Promise<string>} the address for Playwright
 */
function relay(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (playwright, { url = '' }) => {
    const browser = new WebSocket(address + url)
    // Do not read messages before they can be passed on to Firefox.
    playwright.pause()
    browser.on('open', () => playwright.resume())
    playwright.on('message', (data) => {
      const message = toText(data)
      const { id, method } = JSON.parse(message)
      if (unsupported.has(method)) playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
      else browser.send(message)
    })
    browser.on('message', (data) => playwright.send(toText(data)))
    browser.on('close', () => playwright.close())
    playwright.on('close', () => browser.close())
  })
  return new Promise((resolve) => {
    server.on('listening', () => {
      const listening = server.address()
      if (listening !== null && typeof listening !== 'string') resolve(`ws://127.0.0.1:${listening.port}`)
    })
  })
}

/** @param {import('ws').RawData} data */
function toText(data) {
  return new TextDecoder().decode(Array.isArray(data) ? Buffer.concat(data) : data)
}
