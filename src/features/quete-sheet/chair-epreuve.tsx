import '@/ui/play/plein-soleil.css';
import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { matchesEmpreinte } from '@/domain/epreuve/empreinte.ts';
import type { EpreuveToAnswer } from '@/domain/epreuve/epreuve-publique.ts';
import { judgeAnswer, readTyped } from '@/domain/epreuve/judge-typed.ts';
import { EpreuvePlayer } from '@/epreuves/epreuve-player.tsx';
import type { PhotoKeeper } from '@/epreuves/player-props.ts';
import { epreuvePlayerTable } from '@/epreuves/player-table.ts';
import { Authored } from '@/lib/format/authored.tsx';
import { Button } from '@/ui/button.tsx';

/** No kind that is tried from home takes a picture. */
const noPhotos: PhotoKeeper = {
  read: () => Promise.resolve(null),
  keep: (file) => Promise.resolve(file),
};

type Verdict =
  | { type: 'none' | 'juste' | 'faux' | 'panne' }
  | { type: 'unreadable'; message: string };

type ChairEpreuveProps = { titre: string; epreuve: EpreuveToAnswer };

/** An épreuve of a quête, judged on this device, without a party. */
export function ChairEpreuve({ titre, epreuve }: ChairEpreuveProps) {
  const consigneId = useId();
  const [typed, setTyped] = useState('');
  const [verdict, setVerdict] = useState<Verdict>({ type: 'none' });

  async function validate(given: string): Promise<void> {
    const answer = readTyped(epreuve, given);
    if ('problem' in answer) {
      const message = epreuvePlayerTable[epreuve.type].problemMessages[answer.problem];
      setVerdict({
        type: 'unreadable',
        message:
          message === undefined ? t`Donnez une réponse, puis validez.` : t(message),
      });
      return;
    }
    try {
      const { juste } = await judgeAnswer(epreuve, answer, matchesEmpreinte);
      setVerdict({ type: juste ? 'juste' : 'faux' });
    } catch (error) {
      console.warn('The answer could not be checked.', error);
      setVerdict({ type: 'panne' });
    }
  }

  return (
    <div className="space-y-4">
      <h3 className="text-xl">
        <Authored text={titre} />
      </h3>
      <p id={consigneId} className="whitespace-pre-line">
        <Authored text={epreuve.consigne} />
      </p>
      {verdict.type !== 'juste' && (
        <>
          <EpreuvePlayer
            epreuve={epreuve}
            typed={typed}
            onType={(text) => {
              setTyped(text);
              setVerdict({ type: 'none' });
            }}
            onAnswer={(given) => void validate(given)}
            photos={noPhotos}
            consigneId={consigneId}
            // Nothing is at stake: what the first indice opens is open.
            indiceCount={1}
            error={verdict.type === 'unreadable' ? verdict.message : undefined}
          />
          <Button onClick={() => void validate(typed)}>{t`Valider`}</Button>
        </>
      )}
      <p role="status" className="font-bold">
        {verdict.type === 'faux' && t`Pas encore. Relisez la question, mot à mot.`}
        {verdict.type === 'panne' &&
          t`Le réseau manque peut-être\u00A0: réessayez dans un moment.`}
        {verdict.type === 'juste' && (
          <>
            {t`Bonne réponse\u202F!`} <Authored text={epreuve.motDeSucces} />
          </>
        )}
      </p>
    </div>
  );
}
