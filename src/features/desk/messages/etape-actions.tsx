import { Link } from 'react-router';
import type { Conversation } from '@/domain/conversation/inbox.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { isQueteId } from '@/domain/quete/quete-id.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { useDeskPlace } from './desk-place.ts';

/** What takes a player past the étape; nothing of the server holds them back (decision 119). */
export const unlockWords =
  'Pour débloquer l’étape, ouvrez votre partie et touchez «\u00A0Passer l’étape\u00A0»\u00A0: vous continuez tout de suite, la solution vous est montrée, et la lettre du mot mystère vous est donnée.';

type EtapeActionsProps = {
  objet: NonNullable<Conversation['objet']>;
  /** Puts the words into the answer. */
  onUnlock: () => void;
};

/** What the desk does about the étape that a player is stuck at. */
export function EtapeActions({ objet, onUnlock }: EtapeActionsProps) {
  const { quete, etape, version } = objet;
  const { suspendHref } = useDeskPlace();
  if (!isQueteId(quete)) return null;
  const link = 'inline-flex min-h-12 items-center font-bold';
  return (
    <section aria-label="L’étape" className="mb-5 border-y border-trait py-3">
      <p className="text-texte-doux">{`Ce joueur est dans la version ${version} de la quête.`}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button variant="secondary" onClick={onUnlock}>
          Débloquer l’étape
        </Button>
        <Link to={suspendHref(quete, etape)} className={link}>
          Fermer l’étape
        </Link>
        <Link to={paths.quete(addressOf(quete))} className={link}>
          Voir la quête
        </Link>
      </div>
    </section>
  );
}
