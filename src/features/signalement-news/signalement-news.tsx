import { useState } from 'react';
import {
  forgetSignalement,
  type FollowedSignalement,
} from '@/data/signalement/followed-signalements.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { formatDate } from '@/lib/format/date.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';

type SignalementNewsProps = {
  quete: Quete;
  /** Reports of this device that were answered. */
  answered: readonly FollowedSignalement[];
};

/** What became of what one reported on the spot, until it was read. */
export function SignalementNews({ quete, answered }: SignalementNewsProps) {
  const [isRead, setIsRead] = useState(false);
  if (isRead) return null;
  const putAway = () => {
    for (const { id } of answered) forgetSignalement(id);
    setIsRead(true);
  };
  return (
    <Alert
      tone="succes"
      announce="polie"
      title="Une réponse à votre signalement"
      className="mb-8 print:hidden"
    >
      <ul className="space-y-3">
        {answered.map(({ id, etapeId, at, reponse }) => (
          <li key={id}>
            <p className="text-texte-doux">
              {`${etapeName(quete, etapeId)}, signalée le ${formatDate(at)}`}
            </p>
            <p className="break-words whitespace-pre-line">{`«\u00A0${typographie(reponse)}\u00A0»`}</p>
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="mt-3" onClick={putAway}>
        C’est lu
      </Button>
    </Alert>
  );
}

function etapeName({ contenu: { etapes } }: Quete, etapeId: string): string {
  const index = etapes.findIndex(({ id }) => id === etapeId);
  const etape = etapes[index];
  return etape === undefined
    ? 'Une étape'
    : `Étape ${index + 1}\u00A0: ${typographie(etape.titre)}`;
}
