import { errorResponses, paths } from '#src/build/openapi/paths.ts'
import { componentSchemas } from '#src/build/openapi/schemas.ts'
import { maxLabelLength, maxTextLength } from '#src/contract/values.ts'
import type { Settings } from '#src/settings.ts'

const description = `What the site asks of its API: every call it makes, and how it reads the answers.

- **Records.** Unknown extra fields pass and are not read. A record without one of its required fields, or with one that does not
  match, is dropped; the others of its list stay. If no record of a list can be read, the list counts as failed.
- **Optional fields** may be null or missing. One that does not match is read as null, and its record stays.
- **Texts** over ${maxTextLength} characters, or ${maxLabelLength} for names and the like, are cut. Markup is shown as it is.
- **Successes.** Every status from 200 to 299. An answer with \`success: false\` is an error all the same.
- **Requests** have \`Accept: application/json\`. Posts have a JSON body and follow no redirects. Forms are sent without
  cookies, on connections of their own; reads and the chat have those of the site's host.
- **Another origin.** An API that is not on the host of the site has to allow it by CORS: the methods GET and POST, the headers
  \`Content-Type\` and \`Authorization\`, and reading \`Retry-After\`.`

/** The contract of the API as an OpenAPI 3.1 document, for those who write the API. */
export function openApi({ siteName, apiBaseUrl }: Pick<Settings, 'siteName' | 'apiBaseUrl'>): string {
  return JSON.stringify(
    {
      openapi: '3.1.1',
      info: { title: `API of ${siteName}`, version: '1.0.0', description },
      servers: [{ url: apiBaseUrl || '/' }],
      paths,
      components: {
        schemas: componentSchemas(),
        responses: errorResponses,
        securitySchemes: { accessToken: { type: 'http', scheme: 'bearer' } },
      },
    },
    undefined,
    2,
  )
}
