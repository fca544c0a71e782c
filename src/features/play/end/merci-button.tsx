import { t } from '@lingui/core/macro';
import IconHeart from '~icons/lucide/heart';
import { echoOutbox } from '@/data/echo/echo-outbox.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { Partie } from '@/domain/partie/partie.ts';
import { Button } from '@/ui/button.tsx';
import { useEcho, useEchoPlace } from '../session/use-echo.ts';

/** « Remercier l’auteur »: one tap, counted once a party. */
export function MerciButton({ partie }: { partie: Partie }) {
  const outbox = echoOutbox(useFirebase());
  const { queteId, id: partieId } = partie;
  const said = useEcho(queteId, 'merci');
  const place = useEchoPlace(
    { genre: 'merci', isSent: said?.isSent ?? false },
    t`Merci transmis à qui a écrit cette balade.`,
  );
  const isSaid = said?.partieId === partieId;
  return (
    <>
      {!isSaid && (
        <Button
          variant="secondary"
          onClick={() =>
            outbox.say({
              genre: 'merci',
              queteId,
              partieId,
              pseudonyme: '',
              note: 0,
              texte: '',
            })
          }
        >
          <IconHeart aria-hidden="true" className="size-5" />
          {t`Remercier l’auteur`}
        </Button>
      )}
      <p role="status" className="empty:hidden">
        {isSaid ? place : ''}
      </p>
    </>
  );
}
