import { useId } from 'react';

type DropFieldProps = {
  label: string;
  hint: string;
  /** File types offered by the device; all if undefined. */
  accept: string | undefined;
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** A field to choose or drop files: the browser's own control takes both, and the keyboard. */
export function DropField({ label, hint, accept, disabled, onFiles }: DropFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="inline-block pb-1.5 font-bold">
        {label}
      </label>
      <p id={`${id}-aide`} className="max-w-mesure pb-2 text-texte-doux">
        {hint}
      </p>
      <input
        id={id}
        type="file"
        accept={accept}
        // If one file is allowed, two get an error sentence: the browser alone would be silent.
        multiple
        disabled={disabled}
        aria-describedby={`${id}-aide`}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file, corrected, can be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
        className="block w-full max-w-mesure rounded-carte border-2 border-dashed border-trait px-5 py-10 text-base file:mr-4 file:min-h-12 file:rounded-pilule file:border-2 file:border-solid file:border-primaire file:bg-transparent file:px-5 file:font-bold file:text-primaire-fort hover:border-primaire"
      />
    </div>
  );
}
