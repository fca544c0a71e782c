import { useEffect, useState } from 'react';
import IconHeart from '~icons/lucide/heart';
import { readVoeuCount } from '@/data/voeu/voeu-count-repository.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

/** « J’aimerais une quête ici »: one more in a count that names nobody. The SDK is loaded by the press. */
export function WishButton({ insee, nom }: { insee: string; nom: string }) {
  const [count, setCount] = useState(0);
  const [state, setState] = useState<'pret' | 'envoi' | 'fait'>('pret');
  const [said, setSaid] = useState('');

  // The count is on the network; a page without it is whole.
  useEffect(() => {
    const control = new AbortController();
    readVoeuCount(insee, control.signal).then(setCount, (error: unknown) => {
      if (!control.signal.aborted) console.warn('The wishes could not be read.', error);
    });
    return () => control.abort();
  }, [insee]);

  const wish = async () => {
    setState('envoi');
    setSaid('');
    try {
      const { wishForQuete } = await import('@/data/voeu/voeu-repository.ts');
      const isNew = await wishForQuete(insee);
      setCount((known) => known + (isNew ? 1 : 0));
      setState('fait');
      setSaid(
        isNew
          ? 'Merci : votre voix compte, sans votre nom.'
          : 'Votre voix compte déjà : merci.',
      );
    } catch (error) {
      setState('pret');
      setSaid(errorMessage(error));
    }
  };

  return (
    <div className="mt-4">
      {count > 0 && (
        <p>
          <strong>
            {formatCount(count, 'personne aimerait', 'personnes aimeraient')}
          </strong>{' '}
          {`jouer à ${nom}.`}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        {state !== 'fait' && (
          <Button
            variant="secondary"
            pending={state === 'envoi'}
            onClick={() => void wish()}
          >
            <IconHeart aria-hidden="true" className="size-5" />
            J’aimerais une quête ici
          </Button>
        )}
        <StatusLine>{said}</StatusLine>
      </div>
    </div>
  );
}
