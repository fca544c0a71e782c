import { Link } from 'react-router';
import { boiteOf, type Boite, type Conversation } from '@/domain/conversation/inbox.ts';

export const boiteNames: Readonly<Record<Boite, string>> = {
  traiter: 'À traiter',
  attente: 'En attente du visiteur',
  close: 'Closes',
};

type BoxLinksProps = {
  boxes: readonly { id: string; label: string; to: string }[];
  /** Id of the one that is shown; null beside them. */
  current: string | null;
  /** Counted in « À traiter ». */
  conversations: readonly Conversation[];
};

/** The parts of an inbox, and how many conversations wait to be answered. */
export function BoxLinks({ boxes, current, conversations }: BoxLinksProps) {
  const waiting = conversations.filter((one) => boiteOf(one) === 'traiter').length;
  return (
    <nav
      aria-label="Boîtes"
      className="mt-6 flex flex-wrap gap-x-6 border-b border-trait"
    >
      {boxes.map(({ id, label, to }) => (
        <Link
          key={id}
          to={to}
          aria-current={id === current ? 'page' : undefined}
          className="inline-flex min-h-12 items-center border-b-[3px] border-transparent font-bold text-texte-doux no-underline hover:text-texte aria-[current=page]:border-primaire aria-[current=page]:text-primaire-fort"
        >
          {label}
          {id === 'traiter' && waiting > 0 && ` (${waiting})`}
        </Link>
      ))}
    </nav>
  );
}
