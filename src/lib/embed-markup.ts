function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

type Embed = {
  /** Address of the frame's page. */
  frame: string;
  /** Address of the same page as a link, for readers without frames. */
  page: string;
  title: string;
  /** CSS pixels. */
  height: number;
};

/** HTML for another site: a named frame, loaded when in sight, and a link. It may be used anywhere, many times. */
export function embedMarkup({ frame, page, title, height }: Embed): string {
  return [
    `<iframe src="${frame}"`,
    `  title="${escapeAttribute(title)}" loading="lazy"`,
    `  width="100%" height="${height}" style="border:0"></iframe>`,
    `<p><a href="${page}">${escapeAttribute(title)}</a></p>`,
  ].join('\n');
}
