import { Link, type LinkProps } from 'react-router';

type JoinedLinkProps = {
  to: LinkProps['to'];
  label: string;
  /** Its nature, below its name. */
  note: string;
};

/** A page that a message is joined with: a card that leads there. */
export function JoinedLink({ to, label, note }: JoinedLinkProps) {
  return (
    <Link
      to={to}
      className="mt-3 block max-w-md rounded-carte border border-trait bg-fond px-4 py-3 text-texte no-underline hover:border-texte"
    >
      <span className="block font-bold break-words">{label}</span>
      <span className="block text-texte-doux">{note}</span>
    </Link>
  );
}
