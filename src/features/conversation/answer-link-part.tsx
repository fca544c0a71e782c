import { useState } from 'react';
import { answerHash } from '@/domain/conversation/answer-link.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

/** « Lien pour lire la réponse »: for another device, or for somebody else. */
export function AnswerLinkPart({ id }: { id: string }) {
  const [url, setUrl] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [said, setSaid] = useState('');
  const show = async () => {
    setIsPending(true);
    setSaid('');
    try {
      const { readSecret } = await import('@/data/conversation/link-repository.ts');
      const hash = answerHash({ id, secret: await readSecret(id) });
      setUrl(window.location.origin + paths.contact() + hash);
    } catch (error) {
      console.warn('The link to an answer could not be read.', error);
      setSaid(errorMessage(error));
    } finally {
      setIsPending(false);
    }
  };
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Lien copié.');
    } catch (error) {
      console.warn('The address could not be copied.', error);
      setSaid('Ce navigateur ne copie pas\u00A0: choisissez l’adresse et copiez-la.');
    }
  };
  return (
    <div className="mt-6 max-w-mesure">
      {url === null ? (
        <Button variant="quiet" pending={isPending} onClick={() => void show()}>
          Lien pour lire la réponse
        </Button>
      ) : (
        <div className="flex flex-wrap items-end gap-3">
          <Field
            label="Lien pour lire la réponse"
            hint="Sur n’importe quel appareil. Qui a ce lien lit tout l’échange, votre adresse comprise, sans pouvoir y écrire : gardez-le pour vous."
            readOnly
            className="min-w-0 flex-1 basis-72"
            value={url}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button variant="secondary" onClick={() => void copy(url)}>
            Copier le lien
          </Button>
        </div>
      )}
      <StatusLine className="mt-2">{said}</StatusLine>
    </div>
  );
}
