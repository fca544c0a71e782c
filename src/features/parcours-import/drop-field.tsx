import { useId } from 'react';

type DropFieldProps = {
  label: string;
  hint: string;
  /** What the device offers to choose; all its files when undefined. */
  accept: string | undefined;
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Where files are chosen, or dropped on: the control of the browser takes both, and the keyboard. */
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
        // Where one is wanted, two are refused with a sentence: the browser alone would say nothing.
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
