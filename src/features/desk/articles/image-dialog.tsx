import { useState } from 'react';
import * as z from 'zod/mini';
import { limits } from '@/domain/limits.ts';
import { tidyLine } from '@/domain/tidy-text.ts';
import { checkedText } from '@/domain/typed-field.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { Progress } from '@/ui/progress.tsx';
import { ArticleImageError, type AddArticleImage } from './add-article-image.ts';
import { articleTroubleText } from './article-words.ts';
import { inBrackets } from './texte-edit.ts';

type ImageDialogProps = {
  addImage: AddArticleImage;
  onClose: () => void;
  onImage: (path: string, alternative: string) => void;
};

function troubleText(error: unknown): string {
  if (error instanceof ArticleImageError) return error.message;
  console.error(error);
  return articleTroubleText(error);
}

const imageSchema = z.object({
  file: z.pipe(
    z.pipe(
      z.custom<FileList | null>(),
      z.transform((files: FileList | null) => files?.[0]),
    ),
    z.instanceof(File, { error: 'Choisissez une image.' }),
  ),
  alternative: checkedText(
    (words) => {
      const { max } = limits.texteAlternatif;
      if (words === '')
        return 'Dites ce qu’elle montre, pour les personnes qui ne la voient pas.';
      return words.length > max
        ? `C’est trop long\u00A0: ${max} caractères au plus.`
        : undefined;
    },
    (typed) => inBrackets(tidyLine(typed)),
  ),
});

/** Asks for a picture and its description, and sends it. */
export function ImageDialog({ addImage, onClose, onImage }: ImageDialogProps) {
  const [progress, setProgress] = useState(0);
  const form = useForm({ schema: imageSchema, values: { file: null, alternative: '' } });

  return (
    <Dialog open onClose={onClose} title="Ajouter une image">
      <Form
        form={form}
        send={({ file }) => {
          setProgress(0);
          return addImage(file, setProgress);
        }}
        onSent={(path, { alternative }) => onImage(path, alternative)}
        refusal={(error) => ({ field: 'file', message: troubleText(error) })}
        className="space-y-5"
      >
        <Field
          type="file"
          accept="image/*"
          label="Image"
          hint="Elle est réduite ici avant d’être envoyée, sans le lieu ni la date de la photo."
          {...form.field('file')}
        />
        <Field
          label="Ce qu’elle montre"
          hint="Lu à haute voix aux personnes qui ne la voient pas."
          maxCount={limits.texteAlternatif.max}
          {...form.field('alternative')}
        />
        {form.isPending && <Progress label="Envoi de l’image" value={progress} max={1} />}
        <Button type="submit" pending={form.isPending}>
          Ajouter l’image
        </Button>
      </Form>
    </Dialog>
  );
}
