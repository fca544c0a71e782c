import { t } from '@lingui/core/macro';
import { useRef, type ChangeEvent } from 'react';
import IconCamera from '~icons/lucide/camera';
import { Button } from './button.tsx';

type PhotoButtonProps = {
  children: string;
  pending: boolean;
  /** Accessible name of the control that takes the file. */
  label?: string | undefined;
  /** It is the main action of its screen. */
  big?: boolean | undefined;
  /** Called with the photo taken, or with the picture chosen on the device. */
  onFile: (file: File) => void;
};

/** Takes a photo with the camera, or chooses one without a camera. */
export function PhotoButton({
  children,
  pending,
  label = t`Choisir ou prendre une photo`,
  big = false,
  onFile,
}: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function take({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0];
    // The same photo may be chosen again after a failure.
    target.value = '';
    if (file !== undefined) onFile(file);
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={take}
      />
      <Button
        variant={big ? 'primary' : 'secondary'}
        size={big ? 'large' : 'normal'}
        wide={big}
        pending={pending}
        onClick={() => input.current?.click()}
      >
        <IconCamera aria-hidden="true" className={big ? 'size-8' : 'size-5'} />
        {children}
      </Button>
    </>
  );
}
