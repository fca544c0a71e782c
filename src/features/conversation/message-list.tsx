import { jointNote } from '@/domain/conversation/joint.ts';
import type { Message } from '@/domain/conversation/message.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { formatDate, formatHeure } from '@/lib/format/date.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { classNames } from '@/ui/class-names.ts';
import { JoinedLink } from '@/ui/joined-link.tsx';

type MessageListProps = {
  messages: readonly Message[];
  /** Uid of the opener. */
  opener: string;
  /** Name of the opener. */
  openerName: string;
  /** Those that the server has not taken yet. */
  pending?: readonly { id: string; texte: string }[];
};

/** Messages, oldest first; those waiting for the network last. */
export function MessageList({
  messages,
  opener,
  openerName,
  pending = [],
}: MessageListProps) {
  return (
    <ul aria-live="polite" className="space-y-4">
      {messages.map((message) => (
        <Bubble
          key={message.id}
          message={message}
          name={message.auteur === opener ? openerName : null}
          isPending={pending.some((one) => one.id === message.id)}
        />
      ))}
      {pending
        .filter((one) => !messages.some((message) => message.id === one.id))
        .map(({ id, texte }) => (
          <Bubble
            key={id}
            message={{ id, texte, auteur: opener, at: 0 }}
            name={openerName}
            isPending
          />
        ))}
    </ul>
  );
}

type BubbleProps = {
  message: Message;
  /** Of the opener; null for the team. */
  name: string | null;
  isPending: boolean;
};

function Bubble({ message: { texte, at, joint }, name, isPending }: BubbleProps) {
  return (
    <li
      className={classNames(
        'max-w-mesure rounded-carte border px-4 py-3',
        name === null
          ? 'ml-6 border-primaire bg-primaire/8'
          : 'border-trait bg-fond-carte',
      )}
    >
      <p className="text-texte-doux">
        <strong className="text-texte">{name ?? 'L’équipe'}</strong>
        {isPending ? ', envoi en attente' : `, ${formatDate(at)} à ${formatHeure(at)}`}
      </p>
      <p className="mt-1 break-words whitespace-pre-line">{texte}</p>
      {joint !== undefined && (
        <JoinedLink
          to={paths.quete(addressOf(joint.quete))}
          label={typographie(joint.titre)}
          note={jointNote(joint)}
        />
      )}
    </li>
  );
}
