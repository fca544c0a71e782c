import '@/ui/plein-soleil.css';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import IconHere from '~icons/lucide/locate-fixed';
import IconNote from '~icons/lucide/flag';
import IconQuit from '~icons/lucide/x';
import {
  keepMarcheUnderWay,
  type MarcheUnderWay,
} from '@/data/parcours/marche-keeper.ts';
import { createOperationId } from '@/data/parcours/parcours-store.ts';
import type { Etape, EtapeId } from '@/domain/etape/etape.ts';
import type { Position } from '@/domain/geo/position.ts';
import { limits } from '@/domain/limits.ts';
import type { MarcheMotif } from '@/domain/parcours/marche.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { nextMove, type NextMove } from '@/domain/partie/chemin.ts';
import { durationOf } from '@/domain/partie/bilan.ts';
import { suiviOf, type Partie, type PartieEvent } from '@/domain/partie/partie.ts';
import { play } from '@/domain/partie/play.ts';
import { draftContenu } from '@/domain/quete/draft-contenu.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { pageTitleId } from '@/ui/page-title.tsx';
import { PlayMoment, SideBySide } from '@/ui/play-moment.tsx';
import { PositionFinder } from '../form/place-here.tsx';
import { previewTitle, RecitContent } from '../preview/recit-content.tsx';
import { usePreviewEpreuve } from '../preview/use-preview-epreuve.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { useEditorView } from '../session/use-editor-session.ts';
import { standingIn } from './begin-marche.ts';
import { DeskApproach, SiteApproach } from './marche-approach.tsx';
import { MarcheEpreuve } from './marche-epreuve.tsx';
import { noteWords } from './marche-words.ts';
import { NoteDialog } from './note-dialog.tsx';

type MarcheScreenProps = {
  session: EditorSession;
  start: MarcheUnderWay;
  /** What was found stays on this device, to be gone on with. */
  onLeave: () => void;
  /** Nothing more is found: the report is to be kept. */
  onFinish: () => void;
};

/** Takes the focus and the view to the heading of each new moment of the walk. */
function useMomentFocus(key: string): void {
  const shown = useRef('');
  // Focus and scroll belong to the document.
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    document.getElementById(pageTitleId)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [key]);
}

/** An author plays their own draft, on site or from the desk, and notes what is to be put right. */
export function MarcheScreen({ session, start, onLeave, onFinish }: MarcheScreenProps) {
  const { parcours } = useEditorView(session);
  const [underWay, setUnderWay] = useState(start);
  const latest = useRef(start);
  const [isKept, setIsKept] = useState(true);
  const [said, setSaid] = useState('');
  const [dialog, setDialog] = useState<'note' | 'place' | null>(null);
  const [spot, setSpot] = useState<Position | null>(null);
  const { marche } = underWay;
  const partie = standingIn(underWay.partie, parcours);
  const etape = parcours.etapes[partie.etapeIndex];
  if (etape === undefined) throw new Error('A parcours has at least one étape.');
  const { position } = etape;
  const numero = partie.etapeIndex + 1;
  const isThere = position === null || marche.vues.includes(etape.id);
  useMomentFocus(
    `${partie.chemin.length} ${etape.id} ${isThere ? partie.moment : 'aller'}`,
  );

  const change = (work: (before: MarcheUnderWay) => MarcheUnderWay) => {
    const next = work(latest.current);
    latest.current = next;
    setUnderWay(next);
    setIsKept(keepMarcheUnderWay(parcours.id, next));
  };
  const note = (motif: MarcheMotif, texte: string) => {
    const id = createOperationId();
    change((before) => ({
      ...before,
      marche: {
        ...before.marche,
        notes: [...before.marche.notes, { id, etapeId: etape.id, motif, texte }],
      },
    }));
    setDialog(null);
    setSaid(`Noté à l’étape ${numero}.`);
  };
  const forgetNote = (id: string) =>
    change((before) => ({
      ...before,
      marche: {
        ...before.marche,
        notes: before.marche.notes.filter((one) => one.id !== id),
      },
    }));
  const see = (before: MarcheUnderWay, id: EtapeId): MarcheUnderWay =>
    before.marche.vues.includes(id)
      ? before
      : { ...before, marche: { ...before.marche, vues: [...before.marche.vues, id] } };
  const place = (id: EtapeId, to: Position) => {
    session.apply({ type: 'changeEtape', etapeId: id, changes: { position: to } });
    session.setSaisie(`${id}/position`, null);
    change((before) => ({
      ...before,
      marche: {
        ...before.marche,
        deplacees: [...new Set([...before.marche.deplacees, id])],
      },
    }));
  };
  const dispatch = (event: PartieEvent, contenu: Contenu, isSeen = true) => {
    setSaid('');
    change((before) => {
      const after = play(standingIn(before.partie, parcours), event, contenu);
      return { ...(isSeen ? see(before, etape.id) : before), partie: after };
    });
  };
  const own = marche.notes.filter(({ etapeId }) => etapeId === etape.id);
  const isFull = marche.notes.length >= limits.marcheNoteCount.max;
  const tools = (
    <SideBySide>
      <Button variant="secondary" disabled={isFull} onClick={() => setDialog('note')}>
        <IconNote aria-hidden="true" className="size-5" />
        Noter{own.length > 0 && ` (${own.length})`}
      </Button>
      {marche.surPlace && (
        <Button variant="secondary" onClick={() => setDialog('place')}>
          <IconHere aria-hidden="true" className="size-5" />
          Placer ici
        </Button>
      )}
    </SideBySide>
  );

  return (
    <div className="plein-soleil flex min-h-dvh flex-col overflow-x-clip bg-fond text-lg text-texte">
      <section
        aria-label="Essai du parcours"
        className="mx-auto flex w-full max-w-2xl flex-1 flex-col bg-fond-carte px-4 sm:px-8"
      >
        <header className="flex flex-wrap items-center justify-between gap-x-3 pt-2">
          <p>
            {partie.moment === 'fin'
              ? 'Fin de l’essai'
              : `Étape ${numero} sur ${parcours.etapes.length}`}
            {marche.surPlace ? ', sur place' : ', depuis le bureau'}
          </p>
          <button
            type="button"
            onClick={onLeave}
            className="-mr-3 inline-flex min-h-12 items-center gap-1.5 rounded-pilule px-3 text-primaire-fort hover:bg-primaire/10"
          >
            <IconQuit aria-hidden="true" className="size-5" />
            Quitter
          </button>
          <progress
            className="progress-fil w-full"
            value={marche.vues.length}
            max={parcours.etapes.length}
            aria-label="Étapes essayées"
          />
        </header>
        <p role="status" className="empty:hidden">
          {said}
        </p>
        {!isKept && (
          <Alert tone="attention" announce="polie">
            <p>Ce téléphone ne garde rien : laissez cette page ouverte jusqu’à la fin.</p>
          </Alert>
        )}
        {partie.moment === 'fin' ? (
          <End
            underWay={underWay}
            parcours={parcours}
            onForget={forgetNote}
            onFinish={() => {
              const done = { ...latest.current, isFinished: true };
              keepMarcheUnderWay(parcours.id, done);
              onFinish();
            }}
          />
        ) : isThere ? (
          <Played
            key={`${partie.chemin.length} ${etape.id}`}
            {...{ session, parcours, partie, etape, tools, dispatch }}
          />
        ) : marche.surPlace ? (
          <SiteApproach
            key={etape.id}
            etape={{ ...etape, position }}
            numero={numero}
            onRead={() => change((before) => see(before, etape.id))}
            tools={tools}
            footer={<LeaveOut {...{ partie, parcours, etape, dispatch }} />}
          />
        ) : (
          <DeskApproach
            key={etape.id}
            etape={{ ...etape, position }}
            numero={numero}
            onRead={() => change((before) => see(before, etape.id))}
            tools={tools}
            footer={<LeaveOut {...{ partie, parcours, etape, dispatch }} />}
            etapes={parcours.etapes}
            spot={spot}
            onSpot={setSpot}
            onPlace={place}
          />
        )}
      </section>
      {dialog === 'note' && (
        <NoteDialog numero={numero} onNote={note} onClose={() => setDialog(null)} />
      )}
      {dialog === 'place' && (
        <Dialog
          open
          onClose={() => setDialog(null)}
          title={`Placer l’étape ${numero} ici`}
        >
          <PositionFinder
            numero={numero}
            otherwise={'Notez-le\u00A0: vous la placerez sur la carte, dans l’atelier.'}
            onPosition={(to) => {
              place(etape.id, to);
              setDialog(null);
              setSaid(`L’étape ${numero} est placée où vous êtes.`);
            }}
            onStop={() => setDialog(null)}
          />
        </Dialog>
      )}
    </div>
  );
}

type PartProps = {
  parcours: Parcours;
  partie: Partie;
  etape: Etape;
  dispatch: (event: PartieEvent, contenu: Contenu, isSeen?: boolean) => void;
};

/** Walks on without having seen the étape, where one walks in order: one may have come for another. */
function LeaveOut({ parcours, partie, etape, dispatch }: PartProps) {
  // Asked for nothing, the game lets one past.
  const contenu = draftContenu(parcours, null);
  const { type } = nextMove(partie, contenu, 0);
  if (type !== 'suivante' && type !== 'terminer') return null;
  return (
    <Button
      variant="quiet"
      onClick={() =>
        dispatch({ type: 'goOn', etapeId: etape.id, at: Date.now() }, contenu, false)
      }
    >
      Passer cette étape
    </Button>
  );
}

/** The étape itself: its story, its épreuve, and what follows, as the game leads through them. */
function Played({
  session,
  parcours,
  partie,
  etape,
  tools,
  dispatch,
}: PartProps & { session: EditorSession; tools: ReactNode }) {
  const before = parcours.etapes.slice(0, partie.etapeIndex).map(({ id }) => id);
  const epreuve = usePreviewEpreuve(etape, before);
  const contenu = draftContenu(
    parcours,
    epreuve === undefined ? null : { etapeId: etape.id, epreuve },
  );
  const [at] = useState(() => Date.now());
  const etapeId = etape.id;
  const publique = contenu.etapes[partie.etapeIndex];
  if (publique === undefined) throw new Error('The draft has this étape.');
  const suivi = suiviOf(partie, etapeId);
  const isAsked = etape.epreuve.type !== 'aucune';
  const onward = (
    <Onward
      move={nextMove(partie, contenu, durationOf(partie, at))}
      parcours={parcours}
      onGoOn={() => dispatch({ type: 'goOn', etapeId, at: Date.now() }, contenu)}
      onChoose={(suite) =>
        dispatch({ type: 'choose', etapeId, suite, at: Date.now() }, contenu)
      }
      onPick={(vers) =>
        dispatch({ type: 'pick', etapeId, vers, at: Date.now() }, contenu)
      }
    />
  );
  if (partie.moment === 'epreuve' && epreuve !== undefined && epreuve.type !== 'aucune') {
    return (
      <MarcheEpreuve
        etape={publique}
        epreuve={epreuve}
        suivi={suivi}
        onAnswer={(reponse, juste) =>
          dispatch({ type: 'answer', etapeId, reponse, juste, at: Date.now() }, contenu)
        }
        onIndice={(numero) => dispatch({ type: 'askIndice', etapeId, numero }, contenu)}
        onPass={() => dispatch({ type: 'pass', etapeId, at: Date.now() }, contenu)}
        tools={tools}
      />
    );
  }
  if (partie.moment === 'resultat') {
    const isFound = suivi.issue?.type === 'reussie';
    const { motDeSucces, anecdote } = etape.epreuve;
    return (
      <PlayMoment
        title={isFound ? 'Bonne réponse' : 'Épreuve passée'}
        actions={
          <>
            {onward}
            {tools}
          </>
        }
      >
        {[isFound ? motDeSucces : '', anecdote]
          .filter((text) => text.trim() !== '')
          .map((text) => (
            <p key={text} className="whitespace-pre-line">
              {typographie(text)}
            </p>
          ))}
      </PlayMoment>
    );
  }
  return (
    <PlayMoment
      title={previewTitle(etape)}
      actions={
        <>
          {isAsked && suivi.issue === null ? (
            <Button
              size="large"
              wide
              pending={epreuve === undefined}
              onClick={() => dispatch({ type: 'read', etapeId }, contenu)}
            >
              Voir l’épreuve
            </Button>
          ) : (
            onward
          )}
          {tools}
        </>
      }
    >
      <RecitContent etape={etape} session={session} />
    </PlayMoment>
  );
}

type OnwardProps = {
  move: NextMove;
  parcours: Parcours;
  onGoOn: () => void;
  onChoose: (suite: number) => void;
  onPick: (vers: EtapeId) => void;
};

/** What may be done once an étape is behind, in the order or along the links of the draft. */
function Onward({ move, parcours, onGoOn, onChoose, onPick }: OnwardProps) {
  const { etapes } = parcours;
  switch (move.type) {
    case 'suivante':
      return (
        <Button size="large" wide onClick={onGoOn}>
          Étape suivante
        </Button>
      );
    case 'terminer':
    case 'finir-ici':
      return (
        <Button size="large" wide onClick={onGoOn}>
          Terminer l’essai
        </Button>
      );
    case 'choisir':
      return move.suites.map(({ index, suite }) => (
        <Button key={index} size="large" wide onClick={() => onChoose(index)}>
          {suite.libelle.trim() === ''
            ? `Choix ${index + 1}`
            : typographie(suite.libelle)}
        </Button>
      ));
    case 'prendre':
      return (
        <>
          {move.etapes.map((etape) => (
            <Button
              key={etape.id}
              variant="secondary"
              wide
              onClick={() => onPick(etape.id)}
            >
              Étape {etapes.findIndex(({ id }) => id === etape.id) + 1}
              {etape.titre.trim() !== '' && `\u00A0: ${typographie(etape.titre)}`}
            </Button>
          ))}
          {move.mayEnd && (
            <Button size="large" wide onClick={onGoOn}>
              Terminer l’essai
            </Button>
          )}
        </>
      );
  }
}

type EndProps = {
  underWay: MarcheUnderWay;
  parcours: Parcours;
  onForget: (id: string) => void;
  onFinish: () => void;
};

/** What was found, étape by étape, before it is kept with the version. */
function End({ underWay: { marche }, parcours, onForget, onFinish }: EndProps) {
  const { notes, vues, deplacees, etapeCount } = marche;
  const seen = `${formatCount(vues.length, 'étape essayée', 'étapes essayées')} sur ${etapeCount}`;
  const moved =
    deplacees.length === 0
      ? ''
      : `, ${formatCount(deplacees.length, 'replacée', 'replacées')}`;
  return (
    <PlayMoment
      surtitre={`${seen}${moved}.`}
      title="Ce que vous avez trouvé"
      actions={
        <Button size="large" wide onClick={onFinish}>
          Garder le compte rendu
        </Button>
      }
    >
      {notes.length === 0 ? (
        <p>Rien à reprendre{'\u00A0'}: le parcours est prêt à être joué.</p>
      ) : (
        <ul aria-label="Notes" className="divide-y divide-trait border-y border-trait">
          {notes.map((note) => {
            const numero = parcours.etapes.findIndex(({ id }) => id === note.etapeId) + 1;
            return (
              <li key={note.id} className="flex items-center justify-between gap-3 py-2">
                <p className="min-w-0 break-words">
                  <span className="font-bold">
                    {numero === 0 ? 'Étape retirée' : `Étape ${numero}`}
                  </span>
                  <br />
                  {noteWords(note)}
                </p>
                <Button variant="quiet" onClick={() => onForget(note.id)}>
                  Effacer<span className="sr-only"> {noteWords(note)}</span>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </PlayMoment>
  );
}
