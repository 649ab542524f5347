interface ImportMetaEnv {
  /** Written into the build by vite.config.ts, so that the bundler can drop what the mode does not need. */
  readonly VITE_MAINTENANCE_MODE: 'true' | 'false'
}
