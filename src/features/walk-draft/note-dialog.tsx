import * as z from 'zod/mini';
import { limits } from '@/domain/limits.ts';
import {
  marcheMotifLabels,
  marcheMotifList,
  type MarcheMotif,
} from '@/domain/parcours/marche.ts';
import { chosenOne, typedText } from '@/domain/typed-field.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { RadioGroup } from '@/ui/choices/radio-group.tsx';

type NoteDialogProps = {
  numero: number;
  onNote: (motif: MarcheMotif, texte: string) => void;
  onClose: () => void;
};

const noteSchema = z.object({
  motif: chosenOne(marcheMotifList, 'Choisissez ce qui est à reprendre.'),
  texte: typedText({ max: limits.marcheNote.max }),
});

/** A problem at an étape, in one tap and a few words: the author is walking. */
export function NoteDialog({ numero, onNote, onClose }: NoteDialogProps) {
  const form = useForm({
    schema: noteSchema,
    waitsAs: `note-${numero}`,
    values: { motif: null, texte: '' },
  });
  return (
    <Dialog open onClose={onClose} title={`Noter à l’étape ${numero}`}>
      <Form
        form={form}
        send={({ motif, texte }) => onNote(motif, texte)}
        className="space-y-5"
      >
        <RadioGroup
          legend={'Qu’est-ce qui est à reprendre\u202F?'}
          options={marcheMotifList.map((value) => ({
            value,
            label: marcheMotifLabels[value],
          }))}
          inline
          {...form.field('motif')}
        />
        <Field
          as="textarea"
          rows={3}
          label="En quelques mots"
          optional
          maxLength={limits.marcheNote.max}
          maxCount={limits.marcheNote.max}
          {...form.field('texte')}
        />
        <Button type="submit" size="large" wide>
          Garder la note
        </Button>
      </Form>
    </Dialog>
  );
}
