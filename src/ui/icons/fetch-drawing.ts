import type { IconifyIcon } from '@iconify/react';
import type { Drawing } from './drawings.ts';
import { loadIcons } from './icon-loader.ts';

/** Reads the attributes of an element as numbers: 0 for those that it does not have. */
function numbersOf(attributes: string): (name: string) => number {
  return (name) =>
    Number(new RegExp(`(?:^|\\s)${name}="([\\d.-]+)"`).exec(attributes)?.[1] ?? 0);
}

function ellipsePath(cx: number, cy: number, rx: number, ry: number): string {
  const half = `a${rx} ${ry} 0 1 0 `;
  return `M${cx - rx} ${cy}${half}${2 * rx} 0${half}${-2 * rx} 0z`;
}

function rectPath(attributes: string): string {
  const of = numbersOf(attributes);
  const [x, y, width, height] = [of('x'), of('y'), of('width'), of('height')];
  const rx = of('rx');
  const ry = of('ry') === 0 ? rx : of('ry');
  const corner = (dx: number, dy: number) =>
    rx === 0 ? '' : `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return [
    `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}`,
    `v${height - 2 * ry}${corner(-rx, ry)}`,
    `h${2 * rx - width}${corner(-rx, -ry)}`,
    `v${2 * ry - height}${corner(rx, -ry)}z`,
  ].join('');
}

/** The path of one element; undefined for an element or a path that is not a plain shape. */
function pathOf(tag: string, attributes: string): string | undefined {
  const of = numbersOf(attributes);
  switch (tag) {
    case 'path':
      return /(?:^|\s)d="([\d\s,.a-zA-Z-]+)"/.exec(attributes)?.[1];
    case 'circle':
      return ellipsePath(of('cx'), of('cy'), of('r'), of('r'));
    case 'ellipse':
      return ellipsePath(of('cx'), of('cy'), of('rx'), of('ry'));
    case 'rect':
      return rectPath(attributes);
    default:
      return undefined;
  }
}

/** The shapes of an icon as one path; null for an icon with other content, or that is not square. */
export function drawingOf(icon: IconifyIcon): Drawing | null {
  const { body, left = 0, top = 0, width = 16, height = 16 } = icon;
  if (left !== 0 || top !== 0 || width !== height) return null;
  if (/\stransform=/.test(body)) return null;
  const parts: string[] = [];
  for (const [, tag = '', attributes = ''] of body.matchAll(/<(\w+)([^>]*)>/g)) {
    if (tag === 'g') continue;
    const part = pathOf(tag, attributes);
    if (part === undefined) return null;
    // A subpath of its own: its first `m` counts from the origin.
    parts.push(part.replace(/^\s*m/, 'M0 0m'));
  }
  if (parts.length === 0) return null;
  const stroke = Number(/\sstroke-width="([\d.]+)"/.exec(body)?.[1] ?? 0);
  return { d: parts.join(''), side: width, stroke };
}

/** The drawing of an icon of a set; null if it cannot be loaded now, or drawn. Never throws. */
export async function fetchDrawing(set: string, name: string): Promise<Drawing | null> {
  const icon = (await loadIcons(set, [name])).icons[name];
  return icon === undefined ? null : drawingOf(icon);
}
