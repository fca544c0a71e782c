import '@/ui/play/plein-soleil.css';
import { useState } from 'react';
import IconHere from '~icons/lucide/locate-fixed';
import IconNote from '~icons/lucide/flag';
import IconQuit from '~icons/lucide/x';
import { PositionFinder } from '@/editing/fields/map/place-here.tsx';
import type { EditorSession } from '@/editing/session/editor-session.ts';
import type { MarcheUnderWay } from '@/data/marche/marche-keeper.ts';
import type { Position } from '@/domain/geo/position.ts';
import { limits } from '@/domain/limits.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { SideBySide } from '@/ui/play/play-moment.tsx';
import { useMomentFocus } from '@/ui/play/use-moment-focus.ts';
import { LeaveOut } from './leave-out.tsx';
import { DeskApproach, SiteApproach } from './marche-approach.tsx';
import { MarcheEnd } from './marche-end.tsx';
import { MarchePlayed } from './marche-played.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { useMarcheUnderWay, type MarcheDispatch } from './use-marche-under-way.ts';

type MarcheScreenProps = {
  session: EditorSession;
  start: MarcheUnderWay;
  /** The findings stay on this device, to be resumed. */
  onLeave: () => void;
  /** Ends the walk: its report is to be stored. */
  onFinish: () => void;
};

/** An author plays their own draft, on site or from the desk, and notes problems. */
export function MarcheScreen({ session, start, onLeave, onFinish }: MarcheScreenProps) {
  const walk = useMarcheUnderWay(session, start);
  const { parcours, marche, partie, etape, ahead } = walk;
  const [said, setSaid] = useState('');
  const [dialog, setDialog] = useState<'note' | 'place' | null>(null);
  const [spot, setSpot] = useState<Position | null>(null);
  const numero = partie.etapeIndex + 1;
  useMomentFocus(
    `${partie.chemin.length} ${etape.id} ${ahead === null ? partie.moment : 'aller'}`,
  );

  const dispatch: MarcheDispatch = (...event) => {
    setSaid('');
    walk.dispatch(...event);
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
        className="mx-auto flex w-full max-w-2xl flex-1 flex-col bg-fond-carte px-[16px] sm:px-8"
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
        <p role="status" className="pt-2 empty:hidden">
          {said}
        </p>
        {!walk.isKept && (
          <Alert tone="attention" announce="polie">
            <p>Ce téléphone ne garde rien : laissez cette page ouverte jusqu’à la fin.</p>
          </Alert>
        )}
        {partie.moment === 'fin' ? (
          <MarcheEnd
            marche={marche}
            parcours={parcours}
            onForget={walk.forgetNote}
            onFinish={() => {
              walk.finish();
              onFinish();
            }}
          />
        ) : ahead === null ? (
          <MarchePlayed
            key={`${partie.chemin.length} ${etape.id}`}
            {...{ session, parcours, partie, etape, tools, dispatch }}
          />
        ) : marche.surPlace ? (
          <SiteApproach
            key={etape.id}
            etape={ahead}
            numero={numero}
            onRead={walk.read}
            tools={tools}
            footer={<LeaveOut {...{ partie, parcours, etape, dispatch }} />}
          />
        ) : (
          <DeskApproach
            key={etape.id}
            etape={ahead}
            numero={numero}
            onRead={walk.read}
            tools={tools}
            footer={<LeaveOut {...{ partie, parcours, etape, dispatch }} />}
            etapes={parcours.etapes}
            spot={spot}
            onSpot={setSpot}
            onPlace={walk.place}
          />
        )}
      </section>
      {dialog === 'note' && (
        <NoteDialog
          numero={numero}
          onNote={(motif, texte) => {
            walk.note(motif, texte);
            setDialog(null);
            setSaid(`Noté à l’étape ${numero}.`);
          }}
          onClose={() => setDialog(null)}
        />
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
              walk.place(etape.id, to);
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
