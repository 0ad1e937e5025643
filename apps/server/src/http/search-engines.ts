/** Screens that say something to somebody who has not been here. */
const FOUND = ['/', '/templates', '/pricing', '/faq', '/contact', '/terms', '/privacy'] as const;

/** What programs that look for pages may look at. */
export function robotsText(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /auth/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

export function siteMap(publicUrl: string): string {
  const places = FOUND.map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places.join('\n')}\n</urlset>\n`;
}
