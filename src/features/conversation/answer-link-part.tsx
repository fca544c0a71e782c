import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { answered } from '@/data/firestore/answered.ts';
import { answerHash } from '@/domain/conversation/answer-link.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

/** « Lien pour lire la réponse »: for another device, or for another person. */
export function AnswerLinkPart({ id }: { id: string }) {
  const services = useFirebase();
  const secret = useMutation({
    mutationFn: async () => {
      const loading = import('@/data/conversation/link-repository.ts');
      return (await answered(loading)).linkRepository(services).readSecret(id);
    },
    onError: (error) => console.warn('The link to an answer could not be read.', error),
  });
  const [said, setSaid] = useState('');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Lien copié.');
    } catch (error) {
      console.warn('The address could not be copied.', error);
      setSaid('Ce navigateur ne copie pas\u00A0: choisissez l’adresse et copiez-la.');
    }
  };
  const url =
    secret.data === undefined
      ? null
      : window.location.origin +
        paths.contact() +
        answerHash({ id, secret: secret.data });
  return (
    <div className="mt-6 max-w-mesure">
      {url === null ? (
        <Button
          variant="quiet"
          pending={secret.isPending}
          onClick={() => secret.mutate()}
        >
          Lien pour lire la réponse
        </Button>
      ) : (
        <div className="flex flex-wrap items-end gap-3">
          <Field
            label="Lien pour lire la réponse"
            hint="Sur n’importe quel appareil. Une personne qui a ce lien lit tout l’échange, votre adresse comprise, sans pouvoir y écrire : gardez-le pour vous."
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
      <StatusLine className="mt-2">
        {secret.isError ? errorMessage(secret.error) : said}
      </StatusLine>
    </div>
  );
}
