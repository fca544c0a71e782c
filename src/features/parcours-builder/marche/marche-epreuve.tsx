import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { matchesEmpreinte } from '@/domain/epreuve/empreinte.ts';
import { judgeAnswer } from '@/domain/epreuve/judge-typed.ts';
import { readTyped, type EpreuveToAnswer } from '@/domain/epreuve/typed-answer.ts';
import { pointsAtStake, type Reponse, type Suivi } from '@/domain/partie/partie.ts';
import type { EtapePublique } from '@/domain/quete/quete.ts';
import { EpreuvePlayer } from '@/epreuves/epreuve-player.tsx';
import type { PhotoKeeper } from '@/epreuves/player-props.ts';
import { epreuvePlayerTable } from '@/epreuves/player-table.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { PlayMoment } from '@/ui/play-moment.tsx';

/** A walk keeps notes, and no picture. */
const noPhotos: PhotoKeeper = {
  read: () => Promise.resolve(null),
  keep: (file) => Promise.resolve(file),
};

type MarcheEpreuveProps = {
  etape: EtapePublique;
  epreuve: EpreuveToAnswer;
  suivi: Suivi;
  onAnswer: (reponse: Reponse, juste: boolean) => void;
  onIndice: (numero: number) => void;
  onPass: () => void;
  /** Noting and placing. */
  tools: ReactNode;
};

/** The épreuve of an étape of a draft, judged as a player's phone judges it. */
export function MarcheEpreuve({
  etape,
  epreuve,
  suivi,
  onAnswer,
  onIndice,
  onPass,
  tools,
}: MarcheEpreuveProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [isWrong, setIsWrong] = useState(false);
  const consigneId = 'marche-consigne';
  const { indiceCount } = suivi;
  const next = epreuve.indices[indiceCount];
  const validate = async (given: string) => {
    const answer = readTyped(epreuve, given);
    if ('problem' in answer) {
      const message = epreuvePlayerTable[epreuve.type].problemMessages[answer.problem];
      setProblem(message ?? 'Donnez une réponse.');
      return;
    }
    setProblem(undefined);
    const juste = await judgeAnswer(epreuve, answer, matchesEmpreinte);
    setIsWrong(!juste);
    onAnswer(answer.reponse, juste);
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
            : `Épreuve · ${formatCount(pointsAtStake(etape, suivi), 'point', 'points')} à gagner`
        }
        title={typographie(etape.titre)}
        actions={
          <>
            <Button type="submit" size="large" wide>
              Valider
            </Button>
            {next !== undefined && (
              <Button variant="secondary" wide onClick={() => onIndice(indiceCount + 1)}>
                {next.cout === 0 ? 'Un indice (gratuit)' : `Un indice (−${next.cout})`}
              </Button>
            )}
            {tools}
          </>
        }
        footer={
          <Button variant="quiet" onClick={onPass}>
            Passer l’épreuve
          </Button>
        }
      >
        <p id={consigneId} className="text-xl font-bold whitespace-pre-line">
          {typographie(epreuve.consigne)}
        </p>
        <EpreuvePlayer
          epreuve={epreuve}
          typed={typed}
          onType={(text) => {
            setTyped(text);
            setIsWrong(false);
          }}
          onAnswer={(given) => void validate(given)}
          photos={noPhotos}
          consigneId={consigneId}
          indiceCount={indiceCount}
          error={problem}
        />
        {isWrong && (
          <Alert tone="attention" announce="polie">
            <p>Ce n’est pas la bonne réponse.</p>
          </Alert>
        )}
        {epreuve.indices.slice(0, indiceCount).map(({ texte }, index) => (
          <p key={index}>
            <strong>Indice {index + 1} : </strong>
            {typographie(texte)}
          </p>
        ))}
      </PlayMoment>
    </form>
  );
}
