import { useState, type SyntheticEvent } from 'react';
import { limits } from '@/domain/limits.ts';
import {
  marcheMotifLabels,
  marcheMotifList,
  type MarcheMotif,
} from '@/domain/parcours/marche.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { RadioGroup } from '@/ui/radio-group.tsx';

type NoteDialogProps = {
  numero: number;
  onNote: (motif: MarcheMotif, texte: string) => void;
  onClose: () => void;
};

/** Something to put right at an étape, said in one tap and a few words: one is walking. */
export function NoteDialog({ numero, onNote, onClose }: NoteDialogProps) {
  const [motif, setMotif] = useState<MarcheMotif | null>(null);
  const [texte, setTexte] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (motif !== null) onNote(motif, texte.trim());
  };
  return (
    <Dialog open onClose={onClose} title={`Noter à l’étape ${numero}`}>
      <form onSubmit={submit} noValidate className="space-y-5">
        <RadioGroup
          legend="Qu’est-ce qui est à reprendre ?"
          value={motif}
          onValueChange={setMotif}
          error={
            isAsked && motif === null ? 'Choisissez ce qui est à reprendre.' : undefined
          }
          options={marcheMotifList.map((value) => ({
            value,
            label: marcheMotifLabels[value],
          }))}
          inline
        />
        <Field
          as="textarea"
          rows={3}
          label="En quelques mots"
          optional
          maxLength={limits.marcheNote.max}
          maxCount={limits.marcheNote.max}
          value={texte}
          onChange={(event) => setTexte(event.target.value)}
        />
        <Button type="submit" size="large" wide>
          Garder la note
        </Button>
      </form>
    </Dialog>
  );
}
