import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// As in the site's vite.config.ts.
export default defineConfig({ plugins: [react()], build: { target: 'es2022', assetsInlineLimit: 0 } })
