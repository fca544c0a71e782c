import { Link } from 'react-router';

type LinkListProps = {
  /** `note`: a text below the link; `lang`: the language of its label, if it is not that of the page. */
  items: readonly {
    to: string;
    label: string;
    note: string;
    lang?: string | undefined;
  }[];
};

/** Links to a few pages, one a row. */
export function LinkList({ items }: LinkListProps) {
  return (
    <ul className="mt-3 divide-y divide-trait border-y border-trait">
      {items.map(({ to, label, note, lang }) => (
        <li key={to} className="py-3">
          <Link
            to={to}
            lang={lang}
            className="inline-flex min-h-11 items-center font-bold"
          >
            {label}
          </Link>
          <span className="block">{note}</span>
        </li>
      ))}
    </ul>
  );
}
