function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

type Embed = {
  /** Address of what the frame shows. */
  frame: string;
  /** Address of the page that says the same, for who sees no frame. */
  page: string;
  title: string;
  /** CSS pixels. */
  height: number;
};

/** A piece of page for another site: a frame with a name, loaded when it comes in sight, and a link. It may stand anywhere, many times. */
export function embedMarkup({ frame, page, title, height }: Embed): string {
  return [
    `<iframe src="${frame}"`,
    `  title="${escapeAttribute(title)}" loading="lazy"`,
    `  width="100%" height="${height}" style="border:0"></iframe>`,
    `<p><a href="${page}">${escapeAttribute(title)}</a></p>`,
  ].join('\n');
}
