import { kindOf } from '@/domain/epreuve/kinds/table.ts';
import { outcomesOf } from '@/domain/epreuve/couts.ts';
import { use, useId, useMemo } from 'react';
import type { Etape } from '@/domain/etape/etape.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { judgeAventure } from '@/domain/parcours/check/aventure-check.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import {
  isEnding,
  wayAbsenceKinds,
  wayFaultKinds,
} from '@/domain/parcours/check/way-problems.ts';
import { beginEssai, walkEssai, type Essai, type Halte } from '@/domain/partie/essai.ts';
import type { FieldProblem } from '@/editing/session/field-problem.ts';
import { problemSummaryLine } from '@/editing/words/problem-message.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Progress } from '@/ui/progress.tsx';
import type { StoryViewProps } from '@/editing/frame/story.ts';
import { EssaisContext, useCouverture } from './essais.ts';
import { conditionWords, linkTitle, numberedTitle } from './story-lines.ts';

const wayKinds: ReadonlySet<string> = new Set([...wayAbsenceKinds, ...wayFaultKinds]);

/** Minutes of play that one press adds. */
const minuteStep = 10;

/** The story walked by its author with the game's own code; unreached étapes, and the problems of the check. */
export function StoryEssai({
  parcours,
  activeId,
  problems,
  onWrite,
  onLead,
}: StoryViewProps) {
  const { etapes } = parcours;
  const { essais, onCourant, onForget } = use(EssaisContext);
  const { courant, gardes } = essais;
  const halte = useMemo(
    () => (courant === null ? null : walkEssai(courant, etapes)),
    [courant, etapes],
  );
  const titles = useMemo(
    () =>
      new Map<string, string>(
        etapes.map((etape, index) => [etape.id, numberedTitle(etape, index)]),
      ),
    [etapes],
  );
  const begin = (id: string) => onCourant(beginEssai(id));
  const [first] = etapes;
  const active = etapes.find(({ id }) => id === activeId);
  return (
    <div className="mx-auto max-w-mesure space-y-10 pb-8">
      <section aria-labelledby="essai-titre">
        <h2 id="essai-titre" className="text-2xl">
          Essayer l’histoire
        </h2>
        <p className="mt-1 text-texte-doux">
          Les choix, les objets et les points sont ceux du jeu. Rien n’est publié, et les
          chemins essayés restent sur cet appareil.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          {first !== undefined && (
            <Button
              variant={halte === null ? 'primary' : 'secondary'}
              onClick={() => begin(first.id)}
            >
              {halte === null ? 'Partir du début' : 'Repartir du début'}
            </Button>
          )}
          {active !== undefined && active !== first && (
            <Button variant="secondary" onClick={() => begin(active.id)}>
              Partir de l’étape {etapes.indexOf(active) + 1}
            </Button>
          )}
        </div>
        {courant !== null && halte !== null && (
          <Walk
            essai={courant}
            halte={halte}
            parcours={parcours}
            titles={titles}
            onEssai={onCourant}
            onWrite={onWrite}
          />
        )}
      </section>
      <CouvertureSection parcours={parcours} titles={titles} onWrite={onWrite} />
      <VerdictSection parcours={parcours} problems={problems} onLead={onLead} />
      {gardes.length > 0 && (
        <section aria-labelledby="chemins-titre">
          <h2 id="chemins-titre" className="text-xl">
            Chemins essayés
          </h2>
          <ol className="mt-2 space-y-3">
            {gardes.map((essai) => (
              <li key={JSON.stringify(essai)}>
                <KeptPath
                  essai={essai}
                  titles={titles}
                  etapes={etapes}
                  onTake={() => onCourant(essai)}
                />
              </li>
            ))}
          </ol>
          <Button variant="quiet" className="mt-2" onClick={onForget}>
            Oublier les chemins essayés
          </Button>
        </section>
      )}
    </div>
  );
}

type WalkProps = {
  essai: Essai;
  halte: Halte;
  parcours: Parcours;
  titles: ReadonlyMap<string, string>;
  onEssai: (essai: Essai) => void;
  onWrite: (etapeId: EtapeId) => void;
};

function outcomeWords(points: number, rank: number): string {
  if (points < 0) return 'Manquée ou passée';
  const won = formatCount(points, 'point', 'points');
  return rank === 0 ? `Réussie (${won})` : `Réussie avec des indices (${won})`;
}

/** The current étape of the essai, and its moves. */
function Walk({ essai, halte, parcours, titles, onEssai, onWrite }: WalkProps) {
  const { etapes, aventure } = parcours;
  const here = etapes.find(({ id }) => id === halte.etapeIds.at(-1));
  const headingId = useId();
  const words = useMemo(() => conditionWords(parcours), [parcours]);
  const isTimed = etapes.some(({ suites }) =>
    suites.some(({ conditions }) => conditions.some(({ type }) => type === 'temps')),
  );
  if (here === undefined) return null;
  const outcomes = !kindOf(here.epreuve.type).isJudged ? [] : outcomesOf(here.epreuve);
  const issue = essai.issues[here.id];
  // The rest of a cut path is dropped on the next step.
  const walked = essai.pas.slice(0, halte.etapeIds.length - 1);
  const settle = (text: string) => {
    const others = Object.entries(essai.issues).filter(([id]) => id !== here.id);
    const issues = Object.fromEntries(
      text === '' ? others : [...others, [here.id, Number(text)]],
    );
    onEssai({ ...essai, pas: walked, issues });
  };
  const follow = (suite: number, versId: string) => {
    onEssai({ ...essai, pas: [...walked, { suite, versId }] });
    // The pressed choice is gone: reading goes on from the next title.
    requestAnimationFrame(() => document.getElementById(headingId)?.focus());
  };
  const objets = aventure.objets.filter(({ id }) => halte.sac.objetIds.has(id));
  const reperes = aventure.drapeaux.filter(({ id }) => halte.sac.drapeauIds.has(id));
  return (
    <div className="mt-6 space-y-5 rounded-carte border border-trait bg-fond-carte p-5">
      {halte.isCut && (
        <Alert tone="info" announce="polie">
          L’histoire a changé depuis : le chemin s’arrête là où un choix n’est plus
          possible.
        </Alert>
      )}
      <div>
        <p className="text-texte-doux">
          {halte.etapeIds.length === 1
            ? 'Le départ de cet essai'
            : `${formatCount(halte.etapeIds.length, 'étape', 'étapes')} sur ce chemin`}
        </p>
        {here.chapitre.trim() !== '' && (
          <p className="text-texte-doux">{here.chapitre.trim()}</p>
        )}
        <h3 id={headingId} tabIndex={-1} className="text-xl">
          {titles.get(here.id)}
        </h3>
        {here.recit.trim() !== '' && (
          <p className="mt-2 line-clamp-6 whitespace-pre-line">{here.recit.trim()}</p>
        )}
      </div>
      {outcomes.length > 0 && (
        <Field
          as="select"
          label="L’épreuve de cette étape"
          value={issue === undefined ? '' : String(issue)}
          onChange={(event) => settle(event.target.value)}
        >
          <option value="">Choisir comment elle se termine</option>
          {outcomes.map((points, rank) => (
            <option key={points} value={points}>
              {outcomeWords(points, rank)}
            </option>
          ))}
        </Field>
      )}
      {halte.etat === 'fin' && (
        <p className="font-bold">
          Fin de l’histoire{'\u00A0: '}«{'\u00A0'}
          {here.fin.trim()}
          {'\u00A0»'}
        </p>
      )}
      {halte.etat === 'finir-ici' && (
        <Alert tone="attention" announce="polie">
          Aucun choix n’est possible ici. Un joueur pourrait seulement arrêter sa partie.
        </Alert>
      )}
      {(halte.etat === 'choisir' || halte.etat === 'finir-ici') && (
        <ul aria-label="Choix" className="space-y-3">
          {halte.open.map(({ index, suite }) => (
            <li key={index}>
              <Button variant="secondary" wide onClick={() => follow(index, suite.vers)}>
                {linkTitle(suite.libelle, index)}
              </Button>
              <p className="mt-0.5 text-texte-doux">
                Mène à l’étape {titles.get(suite.vers)}
              </p>
            </li>
          ))}
          {halte.closed.map(({ index, suite, unmet }) => (
            <li key={index} className="text-texte-doux">
              <span className="font-bold">{linkTitle(suite.libelle, index)}</span>
              {'\u00A0: '}pas proposé. Il faudrait que{' '}
              {unmet.map(words).join(', et que ')}.
            </li>
          ))}
        </ul>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="font-bold">Sac</dt>
        <dd>{objets.map(({ nom }) => nom).join(', ') || 'vide'}</dd>
        <dt className="font-bold">Repères</dt>
        <dd>{reperes.map(({ nom }) => nom).join(', ') || 'aucun'}</dd>
        <dt className="font-bold">Points</dt>
        <dd>{halte.points}</dd>
        {isTimed && (
          <>
            <dt className="font-bold">Temps</dt>
            <dd>{formatCount(essai.minutes, 'minute', 'minutes')}</dd>
          </>
        )}
      </dl>
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        {walked.length > 0 && (
          <Button
            variant="secondary"
            onClick={() => onEssai({ ...essai, pas: walked.slice(0, -1) })}
          >
            Reprendre le dernier choix
          </Button>
        )}
        {isTimed && (
          <Button
            variant="secondary"
            onClick={() => onEssai({ ...essai, minutes: essai.minutes + minuteStep })}
          >
            Laisser passer {minuteStep} minutes
          </Button>
        )}
        <Button variant="quiet" onClick={() => onWrite(here.id)}>
          Écrire cette étape
        </Button>
      </div>
    </div>
  );
}

type CouvertureSectionProps = Pick<StoryViewProps, 'parcours' | 'onWrite'> & {
  titles: ReadonlyMap<string, string>;
};

/** Share of the story reached by the paths walked. */
function CouvertureSection({ parcours, titles, onWrite }: CouvertureSectionProps) {
  const { missed, missedEndings, etapeCount, endingCount } = useCouverture(parcours);
  const reached = etapeCount - missed.length;
  return (
    <section aria-labelledby="couverture-titre">
      <h2 id="couverture-titre" className="text-xl">
        Ce que vos essais ont parcouru
      </h2>
      <Progress
        className="mt-3"
        stacked
        label={`${formatCount(reached, 'étape', 'étapes')} sur ${etapeCount}`}
        value={reached}
        max={etapeCount}
        end={`${formatCount(endingCount - missedEndings.length, 'fin', 'fins')} sur ${endingCount}`}
      />
      {missed.length > 0 && (
        <>
          <p className="mt-3">Jamais atteintes{'\u00A0:'}</p>
          <ul className="mt-1">
            {missed.map((etape) => (
              <li key={etape.id}>
                <PlaceButton onPress={() => onWrite(etape.id)}>
                  {titles.get(etape.id)}
                  {isEnding(etape) && ` (fin\u00A0: ${etape.fin.trim()})`}
                </PlaceButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type PlaceButtonProps = { onPress: () => void; children: React.ReactNode };

/** A line with a link to its place. */
function PlaceButton({ onPress, children }: PlaceButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="block min-h-11 w-full py-1 text-left text-primaire-fort hover:underline"
    >
      {children}
    </button>
  );
}

type VerdictSectionProps = Pick<StoryViewProps, 'parcours' | 'onLead'> & {
  problems: readonly FieldProblem[];
};

/** Problems of the check in the ways of the story, each with a link to its place. */
function VerdictSection({ parcours, problems, onLead }: VerdictSectionProps) {
  const { etapes } = parcours;
  const found = problems.filter(({ kind }) => wayKinds.has(kind));
  const endings = etapes.filter(isEnding);
  const { isRough } = judgeAventure(etapes);
  return (
    <section aria-labelledby="verdict-titre">
      <h2 id="verdict-titre" className="text-xl">
        Vérification des chemins
      </h2>
      <p className="mt-1">{endingWords(endings)}</p>
      {found.length === 0 && endings.length > 0 && (
        <p className="mt-1">
          Toutes les étapes sont atteignables, et de partout l’on arrive à une fin.
        </p>
      )}
      {isRough && (
        <p className="mt-1 text-texte-doux">
          L’histoire a trop de chemins pour que tous soient parcourus : la vérification a
          laissé de côté ce que les choix demandent. Essayez ceux qui dépendent d’un objet
          ou d’un repère.
        </p>
      )}
      {found.length > 0 && (
        <ul className="mt-2">
          {found.map((problem) => (
            <li key={`${problem.etapeId ?? ''} ${problem.champ} ${problem.kind}`}>
              <PlaceButton onPress={() => onLead(problem)}>
                {problemSummaryLine(problem, parcours)}
              </PlaceButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function endingWords(endings: readonly Etape[]): string {
  if (endings.length === 0) {
    return 'Aucune fin n’est écrite\u00A0: donnez un titre de fin à l’étape où l’histoire s’achève.';
  }
  const names = endings.map(({ fin }) => `«\u00A0${fin.trim()}\u00A0»`).join(', ');
  return `${formatCount(endings.length, 'fin', 'fins')}\u00A0: ${names}.`;
}

type KeptPathProps = {
  essai: Essai;
  titles: ReadonlyMap<string, string>;
  etapes: readonly Etape[];
  onTake: () => void;
};

/** A path that was walked, to be walked again from its end. */
function KeptPath({ essai, titles, etapes, onTake }: KeptPathProps) {
  const ids = [essai.departId, ...essai.pas.map(({ versId }) => versId)];
  const last = etapes.find(({ id }) => id === ids.at(-1));
  const way = ids.map((id) => titles.get(id) ?? 'une étape retirée').join(' → ');
  return (
    <div>
      <p>
        {way}
        {last !== undefined && isEnding(last) && ` (fin\u00A0: ${last.fin.trim()})`}
      </p>
      <Button variant="quiet" onClick={onTake}>
        Reprendre ce chemin
      </Button>
    </div>
  );
}
