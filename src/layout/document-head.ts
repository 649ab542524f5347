import { config } from '#src/config.ts'
import { absoluteUrl } from '#src/lib/urls.ts'
import { type SharePicture, sharePictures } from '#src/pictures/share-pictures.ts'

export function pageTitle(page: string): string {
  return `${page} – ${config.siteName}`
}

type Page = {
  /** The canonical path, such as /services. */
  path: string
  /** Without the site's name. */
  title: string
  /** Search engines show about 155 characters. */
  description: string
  /** For shared links; by default the home page's. */
  picture?: SharePicture
  keywords?: string
  /** False keeps the page out of search engines. */
  indexed?: boolean
}

/** The `head` of a route: title, description, canonical URL and what shared links show. */
export function documentHead(page: Page) {
  const { title, description, picture = sharePictures.home, keywords, indexed = true } = page
  const url = absoluteUrl(page.path)
  const pictureUrl = absoluteUrl(picture.path)
  return {
    meta: [
      { title: pageTitle(title) },
      { name: 'description', content: description },
      ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
      { name: 'robots', content: indexed ? 'index, follow, max-image-preview:large' : 'noindex' },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: config.siteName },
      { property: 'og:locale', content: 'fr_FR' },
      { property: 'og:url', content: url },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:image', content: pictureUrl },
      { property: 'og:image:type', content: 'image/png' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: picture.alt },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: pictureUrl },
      { name: 'twitter:image:alt', content: picture.alt },
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}

/** The `head` of a page that does not exist. */
export function notFoundHead(title: string, description: string) {
  return {
    meta: [
      { title: pageTitle(title) },
      { name: 'description', content: description },
      { name: 'robots', content: 'noindex' },
    ],
  }
}
