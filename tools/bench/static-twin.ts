/**
 * The plain HTML page with the same text and the same style as a prerendered one: without its loader and without what
 * names scripts. What the site is measured against (docs/decisions/110-blocked-time-relative-to-plain-html.md).
 */
export function staticTwin(html: string): string {
  return html
    .replace(/<script(?![^>]*type="application\/)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/ data-(?:page|entree|style|modules|donnees)="[^"]*"/g, '');
}
