interface ImportMetaEnv {
  /** Written into the build by vite.config.ts, so that the bundler can drop what the mode does not need. */
  readonly VITE_MAINTENANCE_MODE: 'true' | 'false'
}

type TrustedTypePolicy = { createHTML: (text: string) => TrustedHTML }

/** The browser's guard of what becomes markup or script; TypeScript does not know it yet, and some browsers have none. */
declare var trustedTypes:
  | {
      /** A rule that returns null refuses the text with an error. */
      createPolicy: (
        name: string,
        rules: { [rule in 'createHTML' | 'createScript' | 'createScriptURL']?: (text: string) => string | null },
      ) => TrustedTypePolicy
    }
  | undefined

/** Opens React Query Devtools, in production too (`src/app/devtools.tsx`). */
declare var openQueryDevtools: () => Promise<void>
