import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { limits } from '@/domain/limits.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { Progress } from '@/ui/progress.tsx';
import { ArticleImageError, type AddArticleImage } from './add-article-image.ts';
import { articleTroubleText } from './article-words.ts';

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

/** Asks for a picture and for what it shows, and sends it. */
export function ImageDialog({ addImage, onClose, onImage }: ImageDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [alternative, setAlternative] = useState('');
  const [wrong, setWrong] = useState<{ file?: string; alternative?: string }>({});
  const [progress, setProgress] = useState(0);
  const add = useMutation({
    mutationFn: ({ chosen }: { chosen: File; words: string }) =>
      addImage(chosen, setProgress),
    onMutate: () => setProgress(0),
    onSuccess: (path, { words }) => onImage(path, words),
    onError: (error) => setWrong({ file: troubleText(error) }),
  });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    event.stopPropagation();
    const words = alternative.trim().replace(/[[\]\n]+/g, ' ');
    const found = {
      ...(file === null && { file: 'Choisissez une image.' }),
      ...(words === '' && {
        alternative: 'Dites ce qu’elle montre, pour qui ne la voit pas.',
      }),
      ...(words.length > limits.texteAlternatif.max && {
        alternative: `C’est trop long\u00A0: ${limits.texteAlternatif.max} caractères au plus.`,
      }),
    };
    setWrong(found);
    if (file !== null && Object.keys(found).length === 0) {
      add.mutate({ chosen: file, words });
    }
  }

  return (
    <Dialog open onClose={onClose} title="Ajouter une image">
      <form className="space-y-5" noValidate onSubmit={submit}>
        <Field
          type="file"
          accept="image/*"
          label="Image"
          hint="Elle est réduite ici avant d’être envoyée, sans le lieu ni la date de la photo."
          error={wrong.file}
          onChange={(event) => setFile(event.currentTarget.files?.[0] ?? null)}
        />
        <Field
          label="Ce qu’elle montre"
          hint="Lu à haute voix à qui ne la voit pas."
          value={alternative}
          maxCount={limits.texteAlternatif.max}
          error={wrong.alternative}
          onChange={(event) => setAlternative(event.currentTarget.value)}
        />
        {add.isPending && <Progress label="Envoi de l’image" value={progress} max={1} />}
        <Button type="submit" pending={add.isPending}>
          Ajouter l’image
        </Button>
      </form>
    </Dialog>
  );
}
