import { lazy, Suspense, useState } from 'react';
import IconQr from '~icons/lucide/qr-code';
import IconShare from '~icons/lucide/share-2';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Waiting } from '@/ui/waiting.tsx';

const QrDrawing = lazy(async () => {
  const { QrDrawing: Component } = await import('@/ui/qr-drawing.tsx');
  return { default: Component };
});

type ShareButtonsProps = {
  titre: string;
  /** Address of the page, without origin. */
  path: string;
};

/** Gives a quête to somebody: by the device's own way, by its address, or by a code to scan from this screen. */
export function ShareButtons({ titre, path }: ShareButtonsProps) {
  const [message, setMessage] = useState('');
  const [isQrOpen, setIsQrOpen] = useState(false);

  async function share(): Promise<void> {
    const url = `${window.location.origin}${path}`;
    if ('share' in navigator) {
      // Closing the device's own sheet rejects too: that is an answer, not a failure.
      await navigator.share({ title: titre, url }).catch(() => undefined);
      return;
    }
    try {
      await (navigator as Navigator).clipboard.writeText(url);
      setMessage('L’adresse est copiée : collez-la dans un message.');
    } catch {
      setMessage(`Voici l’adresse à partager : ${url}`);
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={() => void share()}>
        <IconShare aria-hidden="true" />
        Partager
      </Button>
      <Button variant="secondary" onClick={() => setIsQrOpen(true)}>
        <IconQr aria-hidden="true" />
        QR code
      </Button>
      <p role="status" className="basis-full break-words text-texte-doux empty:hidden">
        {message}
      </p>
      {isQrOpen && (
        <Dialog
          open
          onClose={() => setIsQrOpen(false)}
          title="À scanner avec un téléphone"
        >
          <Suspense
            fallback={<Waiting className="min-h-60">Le code se dessine…</Waiting>}
          >
            <QrDrawing
              text={`${window.location.origin}${path}`}
              label={`QR code de la page « ${titre} »`}
              className="mx-auto w-full max-w-80 rounded-carte"
            />
          </Suspense>
          <p className="mt-4 break-words">{`${window.location.origin}${path}`}</p>
        </Dialog>
      )}
    </>
  );
}
