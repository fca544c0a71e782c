import { useState } from 'react';
import type { MarcheUnderWay } from '@/data/marche/marche-keeper.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import type { Marche } from '@/domain/parcours/marche.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { ReadingTrouble } from '@/editing/frame/reading-trouble.tsx';
import type { FieldRef } from '@/editing/session/field-key.ts';
import type { Marches } from '@/editing/session/use-marches.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx';
import { NoteRow } from './marche-notes.tsx';
import { marcheSummary } from './marche-words.ts';

type MarchePanelProps = {
  parcours: Parcours;
  marches: Marches;
  /** Null resumes the one under way. */
  onWalk: (surPlace: boolean | null) => void;
  onLead: (field: FieldRef) => void;
};

/** The essais of a parcours: starting one, and the findings of each. */
export function MarchePanel({ parcours, marches, onWalk, onLead }: MarchePanelProps) {
  const { list, listError, readAgain, underWay, trouble } = marches;
  return (
    <div className="max-w-mesure space-y-8">
      <div className="space-y-5">
        <p>
          Jouez votre parcours avant les autres. À chaque étape, notez ce qui est à
          reprendre{'\u00A0'}: tout reste sur l’appareil, même sans réseau, et le compte
          rendu revient ici.
        </p>
        {trouble !== null && (
          <Alert tone="attention" announce="polie">
            <p>{trouble}</p>
          </Alert>
        )}
        <Begin underWay={underWay} onWalk={onWalk} onGiveUp={marches.giveUp} />
        {underWay !== null && underWay.marche.notes.length > 0 && (
          <section aria-labelledby="titre-deja-note">
            <h3 id="titre-deja-note" className="text-lg">
              Déjà noté
            </h3>
            <MarcheNotes
              marche={underWay.marche}
              etapes={parcours.etapes}
              onLead={onLead}
            />
          </section>
        )}
      </div>
      {listError !== null && <ReadingTrouble error={listError} onRetry={readAgain} />}
      {list !== undefined && list.length > 0 && (
        <section aria-labelledby="titre-comptes-rendus" className="space-y-5">
          <h3 id="titre-comptes-rendus" className="text-lg">
            Comptes rendus
          </h3>
          <ul className="space-y-5">
            {list.map((marche) => (
              <li
                key={marche.id}
                className="rounded-carte border border-trait bg-fond-carte p-4"
              >
                <p className="font-bold">{marcheSummary(marche)}</p>
                <p className="text-texte-doux">Pour la version {marche.version}</p>
                <MarcheNotes
                  marche={marche}
                  etapes={parcours.etapes}
                  onLead={onLead}
                  onSettle={(noteId, isSettled) =>
                    marches.settle(marche, noteId, isSettled)
                  }
                />
                <RemoveMarche marche={marche} onRemove={marches.remove} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type MarcheNotesProps = {
  marche: Marche;
  etapes: readonly Etape[];
  onLead: (field: FieldRef) => void;
  /** Absent while the walk is under way. */
  onSettle?: (noteId: string, isSettled: boolean) => void;
};

/** A walk's notes, each with its étape. */
function MarcheNotes({ marche, etapes, onLead, onSettle }: MarcheNotesProps) {
  if (marche.notes.length === 0) return null;
  return (
    <ul className="mt-2 divide-y divide-trait">
      {marche.notes.map((note) => {
        const index = etapes.findIndex(({ id }) => id === note.etapeId);
        return (
          <NoteRow
            key={note.id}
            note={note}
            place={index === -1 ? 'Étape retirée' : `Étape ${index + 1}`}
            onLead={onLead}
            settling={
              onSettle && {
                isSettled: marche.reglees.includes(note.id),
                onSettle: (isSettled) => onSettle(note.id, isSettled),
              }
            }
          />
        );
      })}
    </ul>
  );
}

type RemoveMarcheProps = { marche: Marche; onRemove: (marche: Marche) => void };

function RemoveMarche({ marche, onRemove }: RemoveMarcheProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsked(true)}>
        Supprimer ce compte rendu
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={'Supprimer ce compte rendu\u202F?'}
          act="Supprimer"
          onConfirm={() => {
            setIsAsked(false);
            onRemove(marche);
          }}
          onLeave={() => setIsAsked(false)}
        >
          <p>{marcheSummary(marche)} Ses notes seront perdues.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

type GiveUpProps = { marche: Marche; onGiveUp: () => void };

/** Gives up the walk under way: at once without notes, else after a confirmation. */
function GiveUp({ marche: { notes }, onGiveUp }: GiveUpProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        onClick={notes.length === 0 ? onGiveUp : () => setIsAsked(true)}
      >
        L’abandonner
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={'Abandonner cet essai\u202F?'}
          act="Abandonner"
          onConfirm={onGiveUp}
          onLeave={() => setIsAsked(false)}
        >
          <p>{`${formatCount(notes.length, 'note sera perdue', 'notes seront perdues')}.`}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

type BeginProps = {
  underWay: MarcheUnderWay | null;
  onWalk: MarchePanelProps['onWalk'];
  onGiveUp: () => void;
};

function Begin({ underWay, onWalk, onGiveUp }: BeginProps) {
  if (underWay?.isFinished === true) {
    return <p role="status">Un compte rendu attend d’être gardé avec le parcours.</p>;
  }
  if (underWay !== null) {
    return (
      <div className="flex flex-wrap gap-3">
        <Button size="large" onClick={() => onWalk(null)}>
          Reprendre l’essai
        </Button>
        <GiveUp marche={underWay.marche} onGiveUp={onGiveUp} />
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button size="large" onClick={() => onWalk(true)}>
        Essayer sur place
      </Button>
      <Button size="large" variant="secondary" onClick={() => onWalk(false)}>
        Essayer depuis le bureau
      </Button>
    </div>
  );
}
