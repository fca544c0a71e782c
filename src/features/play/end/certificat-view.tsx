import './certificat.css';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import IconSave from '~icons/lucide/download';
import IconPrint from '~icons/lucide/printer';
import IconShare from '~icons/lucide/send';
import { joueurLimits } from '@/data/partie/play-choices.ts';
import type { Partie } from '@/domain/partie/partie.ts';
import { coverImageOf } from '@/domain/quete/cover-image.ts';
import type { Contenu, Quete } from '@/domain/quete/quete.ts';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import { saveFile } from '@/lib/save-file.ts';
import { canShareFile, shareFile } from '@/lib/share-file.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { RadioGroup } from '@/ui/choices/radio-group.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { certificatOf, certificatWords, type Certificat } from './certificat.ts';
import { certificatSize, drawCertificat } from './draw-certificat.ts';
import { usePseudonyme } from '../session/use-echo.ts';
import { usePlayChoices } from '../session/use-play-choices.ts';

type CertificatViewProps = { quete: Quete; partie: Partie; at: number };

/** One certificate for each of those who played: seen, saved or shared as a picture, and printed. */
export function CertificatView({ quete, partie, at }: CertificatViewProps) {
  const { joueurs } = usePlayChoices();
  const known = usePseudonyme();
  const [chosen, setChosen] = useState(known.slice(0, joueurLimits.length));
  const nom = joueurs.length === 0 || joueurs.includes(chosen) ? chosen : joueurs[0];
  const certificat = certificatOf(partie, quete.contenu, { nom: (nom ?? '').trim(), at });
  const others = joueurs.map((joueur) => ({ ...certificat, nom: joueur }));
  return (
    <section className="space-y-5">
      <h2 className="text-2xl">Le certificat</h2>
      {joueurs.length === 0 ? (
        <Field
          label="Prénom ou surnom"
          hint="Il reste sur cet appareil. Sans lui, une ligne attend qu’on l’écrive."
          optional
          value={chosen}
          maxLength={joueurLimits.length}
          autoComplete="off"
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      ) : (
        joueurs.length > 1 && (
          <RadioGroup
            legend="De qui"
            inline
            options={joueurs.map((joueur) => ({ value: joueur, label: joueur }))}
            value={nom ?? ''}
            onValueChange={setChosen}
          />
        )
      )}
      <Picture quete={quete} certificat={certificat} />
      <PrintButton
        quete={quete}
        certificats={others.length === 0 ? [certificat] : others}
      />
    </section>
  );
}

/** The cover of a quête, ready to be drawn; null where it has none, or where it cannot be fetched now. */
async function coverOf(contenu: Contenu): Promise<HTMLImageElement | null> {
  const image = coverImageOf(contenu);
  if (image === null) return null;
  // Through a blob: a picture of another origin would lock the canvas.
  let url = '';
  try {
    const response = await fetch(publicFileUrl(image.path));
    if (!response.ok) return null;
    url = URL.createObjectURL(await response.blob());
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    return picture;
  } catch {
    // Without network the certificate shows the walk.
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The picture of a certificate; null where the device cannot draw. */
async function pictureOf(
  { id, contenu }: Quete,
  certificat: Certificat,
): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = certificatSize.width;
  canvas.height = certificatSize.height;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const titre = document.querySelector('h1') ?? document.body;
  const picture = await coverOf(contenu);
  drawCertificat(context, certificat, {
    picture,
    seed: id,
    points: contenu.etapes.flatMap(({ position }) => position ?? []),
    theme: contenu.theme,
    titreFont: getComputedStyle(titre).fontFamily,
    texteFont: getComputedStyle(document.body).fontFamily,
  });
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  return blob === null
    ? null
    : new File([blob], `certificat-${contenu.slug}.png`, { type: 'image/png' });
}

/** Where a picture stands while it is drawn, and once it is. */
type Drawn = { key: string; file: File | null; url: string };

function Picture({ quete, certificat }: { quete: Quete; certificat: Certificat }) {
  const key = certificatWords(certificat);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const latest = useRef(certificat);

  // The canvas is the browser's, and so are the addresses it gives to pictures.
  useEffect(() => {
    latest.current = certificat;
  });
  useEffect(() => {
    let isGone = false;
    let url = '';
    void pictureOf(quete, latest.current).then((file) => {
      if (isGone) return;
      url = file === null ? '' : URL.createObjectURL(file);
      setDrawn({ key, file, url });
    });
    return () => {
      isGone = true;
      URL.revokeObjectURL(url);
    };
  }, [quete, key]);

  if (drawn === null) return <Waiting>Le certificat se dessine…</Waiting>;
  const { file, url } = drawn;
  if (file === null) {
    return (
      <Alert tone="attention" announce="polie">
        Ce navigateur ne sait pas dessiner le certificat. Une copie d’écran de cette page
        dit la même chose.
      </Alert>
    );
  }
  const titre = `Certificat, ${certificat.titre}`;
  return (
    <>
      <img
        src={url}
        alt={drawn.key}
        width={certificatSize.width}
        height={certificatSize.height}
        className="h-auto w-full max-w-mesure rounded-carte border border-trait"
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => saveFile(file)}>
          <IconSave aria-hidden="true" className="size-5" />
          Enregistrer l’image
        </Button>
        {canShareFile(file) && (
          <Button variant="secondary" onClick={() => void shareFile(file, titre)}>
            <IconShare aria-hidden="true" className="size-5" />
            Partager l’image
          </Button>
        )}
      </div>
    </>
  );
}

type PrintButtonProps = { quete: Quete; certificats: readonly Certificat[] };

/** Prints every certificate, one a sheet, and nothing else of the page; a browser makes a PDF of it as well. */
function PrintButton({ quete, certificats }: PrintButtonProps) {
  const [urls, setUrls] = useState<readonly string[]>([]);
  const sheets = useRef<HTMLDivElement>(null);

  // The printer is outside React: it waits for the pictures, and what it printed goes.
  useEffect(() => {
    if (urls.length === 0) return undefined;
    const images = [...(sheets.current?.querySelectorAll('img') ?? [])];
    let isGone = false;
    void Promise.allSettled(images.map((image) => image.decode())).then(() => {
      if (isGone) return;
      window.addEventListener('afterprint', () => setUrls([]), { once: true });
      window.print();
    });
    return () => {
      isGone = true;
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [urls]);

  async function print(): Promise<void> {
    const files = await Promise.all(certificats.map((one) => pictureOf(quete, one)));
    setUrls(files.flatMap((file) => (file === null ? [] : URL.createObjectURL(file))));
  }

  return (
    <>
      <Button variant="quiet" className="-ml-6" onClick={() => void print()}>
        <IconPrint aria-hidden="true" className="size-5" />
        {certificats.length > 1 ? 'Imprimer tous les certificats' : 'Imprimer ou PDF'}
      </Button>
      {urls.length > 0 &&
        createPortal(
          <div ref={sheets} className="certificats" aria-hidden="true">
            {urls.map((url) => (
              <img key={url} src={url} alt="" />
            ))}
          </div>,
          document.body,
        )}
    </>
  );
}
