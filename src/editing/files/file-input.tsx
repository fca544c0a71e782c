import { useId } from 'react';

type FileInputProps = {
  label: string;
  hint: string;
  /** One file at least. */
  onFiles: (files: readonly File[]) => void;
};

/** Where files of parcours are chosen, or dropped. */
export function FileInput({ label, hint, onFiles }: FileInputProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="inline-block pb-1.5 font-bold">
        {label}
      </label>
      <p id={`${id}-aide`} className="pb-2 text-texte-doux">
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
        className="block w-full rounded-carte border-2 border-dashed border-trait px-5 py-8 text-base file:mr-4 file:min-h-12 file:rounded-pilule file:border-2 file:border-solid file:border-primaire file:bg-transparent file:px-5 file:font-bold file:text-primaire-fort"
      />
    </>
  );
}
