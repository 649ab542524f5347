import { config } from '#src/config.ts'
import { pageTitle } from '#src/lib/page-title.ts'
import { siteAddress } from '#src/lib/site-address.ts'
import { type SharePicture, sharePictures } from '#src/pictures/share-pictures.ts'

type Page = {
  /** Under which search engines are to remember the page, such as /services. */
  path: string
  /** Without the site's name. */
  title: string
  /** One or two sentences for who has not opened the page yet; search engines show about 155 characters. */
  description: string
  /** What a shared link shows; the home page's picture where the page has none of its own. */
  picture?: SharePicture
  keywords?: string
  /** False keeps the page out of search engines. */
  indexed?: boolean
}

/** What search engines and shared links are told of a page: the `head` of its route. */
export function documentHead(page: Page) {
  const { title, description, picture = sharePictures.home, keywords, indexed = true } = page
  const address = siteAddress(page.path)
  const picturedAt = siteAddress(picture.path)
  return {
    meta: [
      { title: pageTitle(title) },
      { name: 'description', content: description },
      ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
      { name: 'robots', content: indexed ? 'index, follow, max-image-preview:large' : 'noindex' },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: config.siteName },
      { property: 'og:locale', content: 'fr_FR' },
      { property: 'og:url', content: address },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:image', content: picturedAt },
      { property: 'og:image:type', content: 'image/png' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: picture.alt },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: picturedAt },
      { name: 'twitter:image:alt', content: picture.alt },
    ],
    links: [{ rel: 'canonical', href: address }],
  }
}

/** The `head` where an address leads to nothing: nobody is to remember it. */
export function missingHead(title: string, description: string) {
  return {
    meta: [
      { title: pageTitle(title) },
      { name: 'description', content: description },
      { name: 'robots', content: 'noindex' },
    ],
  }
}
