import { t } from '@lingui/core/macro';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { matchesEmpreinte } from '@/domain/epreuve/empreinte.ts';
import { judgeAnswer, readTyped } from '@/domain/epreuve/judge-typed.ts';
import type { EpreuveToAnswer } from '@/domain/epreuve/epreuve-publique.ts';
import type { Reponse } from '@/domain/partie/partie.ts';
import { EpreuvePlayer } from '@/epreuves/epreuve-player.tsx';
import type { PhotoKeeper } from '@/epreuves/player-props.ts';
import { epreuvePlayerTable } from '@/epreuves/player-table.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { dressed } from '@/lib/format/dressed.tsx';
import { typographie } from '@/lib/format/typographie.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { PlayMoment } from '@/ui/play/play-moment.tsx';

/** A trial stores no picture. */
const noPhotos: PhotoKeeper = {
  read: () => Promise.resolve(null),
  keep: (file) => Promise.resolve(file),
};

type Verdict =
  | { type: 'none' }
  | { type: 'unreadable'; message: string }
  | { type: 'juste' | 'faux' };

type DraftEpreuveProps = {
  titre: string;
  epreuve: EpreuveToAnswer;
  /** Points still to win. */
  points: number;
  consigneId: string;
  indiceCount: number;
  onIndice: (numero: number) => void;
  onAnswer?: (reponse: Reponse, juste: boolean) => void;
  /** Message for a wrong answer. */
  wrong: string;
  /** Message for the right one. */
  right?: ReactNode;
  /** Replaces the answer, if none is possible. */
  instead?: ReactNode;
  /** Below the buttons of the épreuve. */
  tools?: ReactNode;
  footer: ReactNode;
};

/** The épreuve of an étape of a draft, judged as a player's phone judges it, with no network and no party. */
export function DraftEpreuve({
  titre,
  epreuve,
  points,
  consigneId,
  indiceCount,
  onIndice,
  onAnswer,
  wrong,
  right,
  instead,
  tools,
  footer,
}: DraftEpreuveProps) {
  const [typed, setTyped] = useState('');
  const [verdict, setVerdict] = useState<Verdict>({ type: 'none' });
  const next = epreuve.indices[indiceCount];

  const validate = async (given: string) => {
    const answer = readTyped(epreuve, given);
    if ('problem' in answer) {
      const message = epreuvePlayerTable[epreuve.type].problemMessages[answer.problem];
      setVerdict({
        type: 'unreadable',
        message: message === undefined ? 'Donnez une réponse.' : t(message),
      });
      return;
    }
    const { reponse, juste } = await judgeAnswer(epreuve, answer, matchesEmpreinte);
    setVerdict({ type: juste ? 'juste' : 'faux' });
    onAnswer?.(reponse, juste);
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void validate(typed);
  };

  return (
    <form className="contents" onSubmit={submit} noValidate>
      <PlayMoment
        surtitre={
          epreuve.points === 0
            ? 'Épreuve'
            : `Épreuve · ${formatCount(points, 'point', 'points')} à gagner`
        }
        title={typographie(titre)}
        actions={
          <>
            <Button type="submit" size="large" wide>
              Valider
            </Button>
            {next !== undefined && (
              <Button variant="secondary" wide onClick={() => onIndice(indiceCount + 1)}>
                {next.cout === 0
                  ? 'Un indice (gratuit)'
                  : `Un indice (−${formatCount(next.cout, 'point', 'points')})`}
              </Button>
            )}
            {tools}
          </>
        }
        footer={footer}
      >
        <p id={consigneId} className="text-xl font-bold whitespace-pre-line">
          {dressed(epreuve.consigne)}
        </p>
        {instead ?? (
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
            indiceCount={indiceCount}
            error={verdict.type === 'unreadable' ? verdict.message : undefined}
          />
        )}
        {verdict.type === 'faux' && (
          <Alert tone="attention" announce="polie">
            <p>{wrong}</p>
          </Alert>
        )}
        {verdict.type === 'juste' && right}
        {epreuve.indices.slice(0, indiceCount).map(({ texte }, index) => (
          <p key={index}>
            <strong>Indice {index + 1} : </strong>
            {dressed(texte)}
          </p>
        ))}
      </PlayMoment>
    </form>
  );
}
