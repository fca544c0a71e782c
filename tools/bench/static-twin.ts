/**
 * The plain HTML page with the text and the style of a prerendered one: without its loader and its script names. The reference for measures
 * of the site (docs/decisions/110-blocked-time-relative-to-plain-html.md).
 */
export function staticTwin(html: string): string {
  return html
    .replace(/<script(?![^>]*type="application\/)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/ data-(?:page|entree|style|modules|donnees)="[^"]*"/g, '');
}
