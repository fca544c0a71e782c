/** For `evaluateAll` on a printed page: pieces whose content is cut off. */
export function cutOff(pieces: Element[]): string[] {
  return pieces
    .filter(
      ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
        scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
    )
    .map(({ textContent }) => textContent.slice(0, 60));
}

/** For `evaluateAll`: the texts that are printed in less than 11 points, with their size in points. */
export function tooSmall(pieces: Element[]): string[] {
  const small: string[] = [];
  for (const piece of pieces) {
    const walker = document.createTreeWalker(piece, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || parent?.closest('.sr-only') !== null) continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.75;
      // A figure of a sign is a part of the drawing; other content of a drawing is scaled with it. The postmark is a drawing too: its text
      // is repeated beside it.
      if (parent.closest('.carte-signe, .tampon') !== null) continue;
      if (getComputedStyle(parent).display === 'none') continue;
      const drawing = parent.closest('svg');
      const scale =
        drawing instanceof SVGSVGElement && parent instanceof SVGGraphicsElement
          ? (parent.getScreenCTM()?.a ?? 1)
          : 1;
      if (size * scale < 10.9)
        small.push(`${(size * scale).toFixed(1)} ${text.slice(0, 40)}`);
    }
  }
  return small;
}
