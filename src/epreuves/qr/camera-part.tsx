import type { ReactNode } from 'react';
import IconScan from '~icons/lucide/scan-qr-code';
import { Button } from '@/ui/button.tsx';
import type { useScanner } from './use-scanner.ts';

type CameraPartProps = {
  scanner: ReturnType<typeof useScanner>;
  /** What is said of it; empty when there is nothing to say. */
  children: ReactNode;
};

/** What the camera sees while it is open, what there is to say of it, and the button that opens and closes it. */
export function CameraPart({ scanner, children }: CameraPartProps) {
  const { state, video, open, close } = scanner;
  const isOpen = state === 'ouverture' || state === 'ouvert';
  return (
    <section aria-label="Appareil photo" className="space-y-3">
      {isOpen && (
        <video
          ref={video}
          muted
          playsInline
          aria-label="Ce que voit l’appareil photo"
          className="max-h-96 w-full rounded-carte bg-fond-creux object-cover"
        />
      )}
      <p role="status">{children}</p>
      {isOpen ? (
        <Button variant="secondary" onClick={close}>
          Fermer l’appareil photo
        </Button>
      ) : (
        <Button variant="secondary" onClick={open}>
          <IconScan aria-hidden="true" className="size-5" />
          Scanner le QR code
        </Button>
      )}
    </section>
  );
}
