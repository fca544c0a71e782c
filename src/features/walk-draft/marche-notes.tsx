import { champByMotif, type Marche, type MarcheNote } from '@/domain/parcours/marche.ts';
import type { FieldRef } from '@/editing/session/field-key.ts';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { marcheDay, noteWords } from './marche-words.ts';

type NoteRowProps = {
  note: MarcheNote;
  /** Prefix of its words: the étape, in lists of several. */
  place?: string | undefined;
  onLead: (field: FieldRef) => void;
  /** Absent during the walk: notes are settled after its report. */
  settling?: { isSettled: boolean; onSettle: (isSettled: boolean) => void } | undefined;
};

/** A note of a walk, with a link to the field to fix. */
export function NoteRow({ note, place, onLead, settling }: NoteRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
      <button
        type="button"
        onClick={() => onLead({ etapeId: note.etapeId, champ: champByMotif[note.motif] })}
        className="min-h-11 min-w-0 flex-1 basis-48 py-1 text-left break-words text-primaire-fort underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {place !== undefined && <span className="font-bold">{`${place}\u00A0: `}</span>}
        {noteWords(note)}
      </button>
      {settling !== undefined && (
        <Checkbox checked={settling.isSettled} onCheckedChange={settling.onSettle}>
          Réglé<span className="sr-only">{`\u00A0: ${noteWords(note)}`}</span>
        </Checkbox>
      )}
    </li>
  );
}

type EtapeNotesProps = {
  marche: Marche;
  notes: readonly MarcheNote[];
  onLead: (field: FieldRef) => void;
  /** Absent while the walk is under way. */
  onSettle?: ((marche: Marche, noteId: string, isSettled: boolean) => void) | undefined;
};

/** A walk's notes on an étape, beside its text. */
export function EtapeNotes({ marche, notes, onLead, onSettle }: EtapeNotesProps) {
  return (
    <div className="mt-3 rounded-carte border border-trait px-4 py-2">
      <p className="font-bold">Noté en essayant, le {marcheDay(marche)}</p>
      <ul className="divide-y divide-trait">
        {notes.map((note) => (
          <NoteRow
            key={note.id}
            note={note}
            onLead={onLead}
            settling={
              onSettle && {
                isSettled: false,
                onSettle: (isSettled) => onSettle(marche, note.id, isSettled),
              }
            }
          />
        ))}
      </ul>
    </div>
  );
}
