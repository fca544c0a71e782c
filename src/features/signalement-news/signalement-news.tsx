import { t } from '@lingui/core/macro';
import { motifSentence } from '@/domain/moderation/motif-sentence.ts';
import { authoredLang } from '@/langue/authored.ts';
import { useState } from 'react';
import {
  followSignalement,
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
  /** Reports of this device that were answered, or whose photo was erased. */
  answered: readonly FollowedSignalement[];
};

/** Outcome of this device's reports on the spot, until read. */
export function SignalementNews({ quete, answered }: SignalementNewsProps) {
  const [isRead, setIsRead] = useState(false);
  if (isRead) return null;
  const putAway = () => {
    for (const one of answered) {
      // Without an answer, its answer is still pending.
      if (one.reponse !== '' || one.photo === undefined) forgetSignalement(one.id);
      else followSignalement({ ...one, photo: { ...one.photo, isRead: true } });
    }
    setIsRead(true);
  };
  return (
    <Alert
      tone="succes"
      announce="polie"
      title={
        answered.some(({ reponse }) => reponse !== '')
          ? t`Une réponse à votre signalement`
          : t`À propos de votre signalement`
      }
      className="mb-8 print:hidden"
    >
      <ul className="space-y-3">
        {answered.map(({ id, etapeId, at, reponse, photo }) => (
          <li key={id}>
            <p className="text-texte-doux">{reportedWords(quete, etapeId, at)}</p>
            {reponse !== '' && (
              <p lang={authoredLang()} className="break-words whitespace-pre-line">
                {`«\u00A0${typographie(reponse)}\u00A0»`}
              </p>
            )}
            {photo?.isRead === false && <p>{motifSentence('photo', photo.motif)}</p>}
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="mt-3" onClick={putAway}>
        {t`C’est lu`}
      </Button>
    </Alert>
  );
}

function reportedWords(quete: Quete, etapeId: string, at: number): string {
  const etape = etapeName(quete, etapeId);
  const date = formatDate(at);
  return t`${etape}, signalée le ${date}`;
}

function etapeName({ contenu: { etapes } }: Quete, etapeId: string): string {
  const index = etapes.findIndex(({ id }) => id === etapeId);
  const etape = etapes[index];
  if (etape === undefined) return t`Une étape`;
  const numero = index + 1;
  const titre = typographie(etape.titre);
  return t`Étape ${numero}\u00A0: ${titre}`;
}
