import { t } from '@lingui/core/macro';
import { useState } from 'react';
import IconQr from '~icons/lucide/qr-code';
import IconShare from '~icons/lucide/share-2';
import { share } from '@/lib/share.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import { Waiting } from '@/ui/waiting.tsx';

const QrDrawing = lazyComponent(
  async () => (await import('@/ui/pictures/qr-drawing.tsx')).QrDrawing,
);

type ShareButtonsProps = {
  titre: string;
  /** Address of the page, without origin. */
  path: string;
};

/** Shares a quête: by the device's own dialog, by its address, or by a code to scan from this screen. */
export function ShareButtons({ titre, path }: ShareButtonsProps) {
  const [message, setMessage] = useState('');
  const [isQrOpen, setIsQrOpen] = useState(false);

  const url = () => `${window.location.origin}${path}`;

  return (
    <>
      <Button
        variant="secondary"
        onClick={() => void share(titre, url()).then(setMessage)}
      >
        <IconShare aria-hidden="true" />
        {t`Partager`}
      </Button>
      <Button variant="secondary" onClick={() => setIsQrOpen(true)}>
        <IconQr aria-hidden="true" />
        {t`QR code`}
      </Button>
      <p role="status" className="basis-full break-words text-texte-doux empty:hidden">
        {message}
      </p>
      {isQrOpen && (
        <Dialog
          open
          onClose={() => setIsQrOpen(false)}
          title={t`À scanner avec un téléphone`}
        >
          <LoadBoundary
            waiting={<Waiting className="min-h-60">{t`Le code apparaît…`}</Waiting>}
            instead={
              <p role="alert">
                {t`Le code n’a pas pu apparaître, sans doute faute de réseau. L’adresse suffit.`}
              </p>
            }
          >
            <QrDrawing
              text={url()}
              label={t`QR code de la page «\u00A0${titre}\u00A0»`}
              className="mx-auto w-full max-w-80 rounded-carte"
            />
          </LoadBoundary>
          <p className="mt-4 break-words">{url()}</p>
        </Dialog>
      )}
    </>
  );
}
