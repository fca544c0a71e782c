import type { KeptPartie } from '@/data/partie/partie-store.ts';
import type { EpreuveToAnswer } from '@/domain/epreuve/typed-answer.ts';
import { suiviOf, type Issue } from '@/domain/partie/partie.ts';
import type { EtapePublique, Quete } from '@/domain/quete/quete.ts';
import type { Solution } from '@/domain/quete/verrou.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { useOnline } from '@/lib/network/use-online.ts';
import { Button } from '@/ui/button.tsx';
import { LettresGagnees } from './lettres-gagnees.tsx';
import { Paragraphs } from './paragraphs.tsx';
import type { PlayActions } from './play-actions.ts';
import { PlayMoment } from '@/ui/play-moment.tsx';
import { pointsWords } from './play-words.ts';
import { WalkLine } from './walk-line.tsx';

type ResultatViewProps = {
  quete: Quete;
  etape: EtapePublique;
  epreuve: EpreuveToAnswer;
  kept: KeptPartie;
  actions: PlayActions;
};

/** What follows an épreuve: solved, given up, or refused after all. */
export function ResultatView(props: ResultatViewProps) {
  const { kept, etape } = props;
  const { issue } = suiviOf(kept.partie, etape.id);
  if (issue === null || issue.type === 'suspendue') return null;
  if (issue.type === 'passee') return <PassedView {...props} />;
  if (issue.preuve === 'refusee') return <RefusedView {...props} />;
  return <SolvedView {...props} issue={issue} />;
}

function SolvedView({
  issue,
  ...props
}: ResultatViewProps & { issue: Extract<Issue, { type: 'reussie' }> }) {
  const { quete, kept, etape, epreuve } = props;
  return (
    <PlayMoment
      surtitre={typographie(etape.titre)}
      title={'Bonne réponse\u202F!'}
      actions={<GoOnButton {...props} />}
    >
      {issue.points > 0 && (
        <p className="inline-block max-w-full rounded-pilule bg-primaire px-5 py-1.5 font-titre text-xl font-bold text-sur-primaire">
          {`+\u00A0${pointsWords(issue.points)}`}
        </p>
      )}
      {epreuve.motDeSucces !== '' && (
        <p className="text-xl font-bold whitespace-pre-line">
          {typographie(epreuve.motDeSucces)}
        </p>
      )}
      <LettresGagnees contenu={quete.contenu} etapeId={etape.id} />
      <WalkLine contenu={quete.contenu} reachedIndex={kept.partie.etapeIndex} />
      <Anecdote text={epreuve.anecdote} />
    </PlayMoment>
  );
}

function PassedView(props: ResultatViewProps) {
  const { quete, kept, etape, epreuve } = props;
  return (
    <PlayMoment
      surtitre={typographie(etape.titre)}
      title="Étape passée"
      actions={<GoOnButton {...props} />}
    >
      <SolutionText solution={solutionOf(kept, etape)} isLed={kept.envoi.ailleurs} />
      <LettresGagnees contenu={quete.contenu} etapeId={etape.id} />
      <WalkLine contenu={quete.contenu} reachedIndex={kept.partie.etapeIndex} />
      <Anecdote text={epreuve.anecdote} />
    </PlayMoment>
  );
}

function solutionOf({ envoi }: KeptPartie, { id }: EtapePublique): Solution | undefined {
  return Object.hasOwn(envoi.solutionByEtapeId, id)
    ? envoi.solutionByEtapeId[id]
    : undefined;
}

type SolutionTextProps = {
  solution: Solution | undefined;
  /** It is unlocked on the phone that leads the team. */
  isLed: boolean;
};

function SolutionText({ solution, isLed }: SolutionTextProps) {
  const isOnline = useOnline();
  if (isLed && solution === undefined) {
    return <p>La solution se lit sur le téléphone du capitaine.</p>;
  }
  // The solution may come while one reads: it is said when it does.
  return (
    <div role="status" className="space-y-3">
      {solution === undefined ? (
        <p>
          {isOnline
            ? 'La solution arrive…'
            : 'La solution se lira ici quand le réseau reviendra. Rien ne vous retient.'}
        </p>
      ) : (
        <>
          <p className="text-xl">
            La réponse était{'\u00A0'}: <strong>{typographie(solution.reponse)}</strong>
          </p>
          {solution.explication !== '' && <Paragraphs text={solution.explication} />}
        </>
      )}
    </div>
  );
}

function RefusedView(props: ResultatViewProps) {
  const { etape, actions } = props;
  return (
    <PlayMoment
      surtitre={typographie(etape.titre)}
      title="Ce n’était pas tout à fait ça"
      actions={
        <>
          <Button size="large" wide onClick={() => actions.read(etape.id)}>
            Chercher encore
          </Button>
          <Button variant="secondary" wide onClick={() => actions.goOn(etape.id)}>
            Continuer sans ces points
          </Button>
        </>
      }
    >
      <p>
        Sans réseau, le téléphone avait accepté votre réponse. La vérification en ligne
        dit qu’elle n’est pas la bonne. C’est rare, et ce n’est pas votre faute.
      </p>
      <p>Vous pouvez chercher encore, maintenant ou plus tard.</p>
    </PlayMoment>
  );
}

function Anecdote({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <section className="space-y-2">
      <h2 className="text-xl">{'Le saviez-vous\u202F?'}</h2>
      <Paragraphs text={text} />
    </section>
  );
}

function GoOnButton({ quete, etape, kept, actions }: ResultatViewProps) {
  const { partie } = kept;
  const isLast = partie.etapeIndex === quete.contenu.etapes.length - 1;
  const words = isLast ? 'Terminer' : 'Étape suivante';
  return (
    <Button size="large" wide onClick={() => actions.goOn(etape.id)}>
      {partie.finishedAt === null ? words : 'Revenir au bilan'}
    </Button>
  );
}
