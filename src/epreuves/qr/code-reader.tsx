import type { MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import IconScan from '~icons/lucide/scan-qr-code';
import { Button } from '@/ui/button.tsx';
import { useScanner, type ScannerState } from './use-scanner.ts';

type CodeReaderProps = {
  /** Called with the text of each code seen; returns true for the right one. */
  onCode: (text: string) => boolean;
  /** Sentences about the camera, by its state; none is shown for a state without one. */
  words: Readonly<Partial<Record<ScannerState, MessageDescriptor>>>;
  /** To scan is the main thing to do on the screen. */
  isMain?: boolean;
};

/** The camera for a QR code: closed, open with its picture, or the reason why it does not open. */
export function CodeReader({ onCode, words, isMain = false }: CodeReaderProps) {
  const [isOther, setIsOther] = useState(false);
  const { state, video, open, close } = useScanner((text) => {
    const isTheOne = onCode(text);
    setIsOther(!isTheOne);
    return isTheOne;
  });
  const isOpen = state === 'ouverture' || state === 'ouvert';
  const ofState = words[state];
  const said = [
    ...(isOpen && isOther ? [t`Ce QR code n’est pas celui de cette étape.`] : []),
    ...(ofState === undefined ? [] : [t(ofState)]),
  ].join(' ');
  return (
    <section aria-label={t`Appareil photo`} className="space-y-3">
      {isOpen && (
        <video
          ref={video}
          muted
          playsInline
          aria-label={t`Ce que voit l’appareil photo`}
          className="max-h-96 w-full rounded-carte bg-fond-creux object-cover"
        />
      )}
      <p role="status">{said}</p>
      {isOpen ? (
        <Button variant="secondary" onClick={close}>
          {t`Fermer l’appareil photo`}
        </Button>
      ) : (
        <Button variant={isMain ? 'primary' : 'secondary'} onClick={open}>
          <IconScan aria-hidden="true" className="size-5" />
          {t`Scanner le QR code`}
        </Button>
      )}
    </section>
  );
}
