import { useState } from 'react';
import { useLocation } from 'react-router';
import IconSend from '~icons/lucide/send';
import { share } from '@/lib/share.ts';
import { Button } from '@/ui/button.tsx';
import { sentMessageHash, sentMessageLimit, type SentMessage } from './sent-message.ts';

type SendButtonProps = {
  /** The name of the code. */
  titre: string;
  message: SentMessage;
};

/** « Envoyer ce message codé » : a link that opens on « Déchiffrer ». The key is included on request only. */
export function SendButton({ titre, message }: SendButtonProps) {
  const [said, setSaid] = useState('');
  const [withKey, setWithKey] = useState(false);
  const { pathname } = useLocation();
  if (message.text.length > sentMessageLimit) return null;
  const send = () => {
    const hash = sentMessageHash(withKey ? message : { ...message, cle: '' });
    // A query unknown to the built page hydrates it at once (src/app/start/loader.js).
    const url = `${window.location.origin}${pathname}?recu=oui${hash}`;
    void share(`Un message codé pour toi (${titre})`, url).then(setSaid);
  };
  return (
    <div className="mt-3">
      {message.cle !== '' && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={withKey}
            onChange={(event) => setWithKey(event.target.checked)}
            className="size-6 accent-primaire"
          />
          Donner aussi la clé
        </label>
      )}
      <Button variant="secondary" onClick={send}>
        <IconSend aria-hidden="true" />
        Envoyer ce message codé
      </Button>
      <p role="status" className="mt-2 break-words text-texte-doux empty:hidden">
        {said}
      </p>
    </div>
  );
}
