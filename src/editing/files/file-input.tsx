import { useId } from 'react';
import IconFile from '~icons/lucide/folder-open';

type FileInputProps = {
  label: string;
  hint: string;
  /** At least one file. */
  onFiles: (files: readonly File[]) => void;
};

/** Input or drop target for files of parcours. */
export function FileInput({ label, hint, onFiles }: FileInputProps) {
  const id = useId();
  return (
    <div className="relative rounded-carte border-2 border-dashed border-trait px-5 py-4 hover:border-primaire has-focus-visible:border-texte">
      <label
        htmlFor={id}
        className="inline-flex min-h-11 items-center gap-2 font-bold text-primaire-fort underline underline-offset-4"
      >
        <IconFile aria-hidden="true" className="size-5" />
        {label}
      </label>
      <p id={`${id}-aide`} className="text-texte-doux">
        {hint}
      </p>
      <input
        id={id}
        type="file"
        multiple
        accept=".zip,.json,application/zip,application/json"
        aria-describedby={`${id}-aide`}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // The same file can be chosen again.
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
        // The whole frame can be pressed, and dropped on, without the browser's words.
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </div>
  );
}
