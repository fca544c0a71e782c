import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';

/** `**strong**`, `_emphasis_` between spaces or marks, `[label](address)`. */
const marks =
  /\*\*(?<strong>[^*]+)\*\*|(?<![\p{L}\p{N}])_(?<emphasis>[^_]+)_(?![\p{L}\p{N}])|\[(?<label>[^[\]]+)\]\((?<address>[^\s()]+)\)/gu;

/** A path that no browser reads as the name of another site: `isSafeAddress` of the articles gives the reason. */
const sitePath = /^\/(?!\/)(?![^?#]*\/\/)[^\\\p{Cc}]*$/u;
const outerAddress = /^(?:https?:\/\/(?![^/?#]*@)|mailto:)[^\\\p{Cc}]*$/u;

/** Only addresses of this site, of the web and of e-mail lead anywhere: an author could otherwise write `javascript:`. */
function linkTo(address: string, label: string): ReactNode {
  if (sitePath.test(address)) return <Link to={address}>{label}</Link>;
  if (outerAddress.test(address)) return <a href={address}>{label}</a>;
  return label;
}

/** One line of text with the few marks above, as elements: never reads HTML, which rules out injection. */
export function InlineText({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    parts.push(text.slice(end, match.index));
    end = match.index + match[0].length;
    const { strong, emphasis, label, address } = match.groups ?? {};
    if (strong !== undefined) parts.push(<strong>{strong}</strong>);
    else if (emphasis !== undefined) parts.push(<em>{emphasis}</em>);
    else parts.push(linkTo(address ?? '', label ?? ''));
  }
  parts.push(text.slice(end));
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>{part}</Fragment>
      ))}
    </>
  );
}

/** The words alone, for a search or a summary. */
export function plainText(text: string): string {
  return text.replace(marks, (...found) => {
    const groups = found.at(-1) as Record<string, string | undefined>;
    return groups['strong'] ?? groups['emphasis'] ?? groups['label'] ?? '';
  });
}
