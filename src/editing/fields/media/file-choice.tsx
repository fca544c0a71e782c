import { useId, type ReactNode } from 'react';
import { FieldError, FieldHint } from '@/ui/field-messages.tsx';

type FileChoiceProps = {
  id: string;
  nom: string;
  /** An icon and the words of the button. */
  label: ReactNode;
  hint: ReactNode;
  /** As the attribute of the file field. */
  accept: string;
  /** Why the last file was not taken. */
  trouble: string | undefined;
  onFile: (file: File) => void;
};

/** A recording or a film to choose: name, button, accepted files, and reason of the last refusal. */
export function FileChoice(props: FileChoiceProps) {
  const { id, nom, label, hint, accept, trouble, onFile } = props;
  const hintId = useId();
  return (
    <>
      <p className="pb-1.5 font-bold">
        {nom} <span className="font-normal text-texte-doux">(facultatif)</span>
      </p>
      <div className="rounded-carte border-2 border-dashed border-trait px-5 py-3 has-focus-visible:border-texte">
        <label
          htmlFor={id}
          className="inline-flex min-h-12 items-center gap-2 font-bold text-primaire-fort underline underline-offset-4"
        >
          {label}
        </label>
        <FieldHint id={hintId}>{hint}</FieldHint>
        <input
          id={id}
          type="file"
          accept={accept}
          aria-describedby={hintId}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // The same file may be chosen again after a refusal.
            target.value = '';
            if (file !== undefined) onFile(file);
          }}
          className="sr-only"
        />
      </div>
      <div role="alert">
        {trouble !== undefined && <FieldError id={`${id}-erreur`}>{trouble}</FieldError>}
      </div>
    </>
  );
}
