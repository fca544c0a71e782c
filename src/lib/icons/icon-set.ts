/** Icons of one set as Iconify writes them: a part of an SVG each, in a square of `width` by `height`. */
export type IconSet = {
  prefix: string;
  icons: Readonly<Record<string, Icon>>;
  width?: number;
  height?: number;
};

export type Icon = { body: string; width?: number; height?: number };

function isRecord(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function isSize(json: unknown): json is number | undefined {
  return json === undefined || (typeof json === 'number' && json > 0);
}

function isIcon(json: unknown): json is Icon {
  return (
    isRecord(json) &&
    typeof json['body'] === 'string' &&
    isSize(json['width']) &&
    isSize(json['height'])
  );
}

/** Reads a set as a service or the device gives it; null when it is another thing. Icons of another shape are left out. */
export function parseIconSet(json: unknown, prefix: string): IconSet | null {
  if (!isRecord(json) || json['prefix'] !== prefix || !isRecord(json['icons']))
    return null;
  const { icons, width, height } = json;
  if (!isSize(width) || !isSize(height)) return null;
  const valid = Object.entries(icons as Record<string, unknown>).filter(
    (entry): entry is [string, Icon] => isIcon(entry[1]),
  );
  return {
    prefix,
    icons: Object.fromEntries(valid),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  };
}

/** An icon as the text of an SVG document; null when the set does not hold it. */
export function svgOf(set: IconSet, name: string): string | null {
  const icon = Object.hasOwn(set.icons, name) ? set.icons[name] : undefined;
  if (icon === undefined) return null;
  const width = icon.width ?? set.width ?? 16;
  const height = icon.height ?? set.height ?? 16;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`;
}
